/** Conversations as people hold them: whose course, which time and what change their words mean. */
import { expect, test } from 'vitest';
import { holdEach, type Talks } from './conversations.ts';
import { openSample } from './harness.ts';

const ONE = 'TX00EY23-3015';

const TALKS: Talks = {
  en: {
    'what was just done is undone': [
      [`follow ${ONE}`, /^You now follow\n/, ['Undo']],
      ['oops, undo that please', /^You no longer follow: /, ['Undo']],
      ['take that back', /^Followed again: TX00EY23-3015\.$/],
      ['quiet hours 22-7', /quiet hours 22:00–07:00/],
      ['undo', /quiet hours 20:00–08:00/],
      ['what do I follow', /^You follow 1 course/],
      ['undo that', /^Press Undo under the message/],
    ],
  },
  fi: {
    'se mitä äsken tehtiin kumotaan': [
      [`seuraa ${ONE}`, /^Seuraat nyt\n/, ['Kumoa']],
      ['peru se', /^Et enää seuraa: /, ['Kumoa']],
      ['ota se takaisin', /^Taas seurannassa: TX00EY23-3015\.$/],
    ],
  },
  sv: {
    'det som just gjordes ångras': [
      [`följ ${ONE}`, /^Du följer nu\n/, ['Ångra']],
      ['ångra det där', /^Du följer inte längre: /, ['Ångra']],
      ['ta tillbaka det', /^Följs igen: TX00EY23-3015\.$/],
    ],
  },
};

holdEach(TALKS);

test('in a channel nothing is undone by a word: its line has the button', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${ONE}`);
  const { answer } = await flow.mention('undo that');
  expect(answer.text).toMatch(/^Press Undo under the message/);
});
