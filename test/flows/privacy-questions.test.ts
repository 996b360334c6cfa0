/** Who sees what is asked, what is read, and what is kept: asked in words. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';
import { buttons } from './reading.ts';

const ANSWERS = [
  ['who can see what I ask?', 'only you see', 'My data…'],
  ['kuka näkee mitä kysyn?', 'näet vain sinä', 'Omat tiedot…'],
  ['vem ser vad jag frågar?', 'ser bara du', 'Mina uppgifter…'],
  ['do you read our messages?', 'I keep no messages', 'My data…'],
  ['tallentaako botti keskustelumme?', 'En säilytä viestejä', 'Omat tiedot…'],
  ['läser du våra meddelanden?', 'Jag sparar inga meddelanden', 'Mina uppgifter…'],
  ['erase everything about me', 'erases it', 'My data…'],
  ['poista kaikki tietoni minusta', 'poistaa sen', 'Omat tiedot…'],
  ['radera allt om mig', 'raderar det', 'Mina uppgifter…'],
] as const;

test.each(ANSWERS)(
  '“%s” has a short answer, and the button to one’s data',
  async (question, said, button) => {
    const flow = await openSample();
    await flow.direct('TX00EY23-3015');
    const { answer } = await flow.direct(question);
    expect(answer.text).toContain(said);
    expect(buttons(answer)).toContain(button);
  },
);
