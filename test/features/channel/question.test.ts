import { expect, it } from 'vitest';
import { readQuestion } from '../../../src/ask/question.ts';
import { settingsQuestion } from '../../../src/features/channel/handlers.ts';

const read = (text: string, direct = true) => settingsQuestion(readQuestion(text, { direct }));

it.each([
  ...['settings', 'my settings', 'How do I change the language?', 'change language to Swedish'],
  ...['asetukset', 'omat asetukset', 'Miten vaihdan kieltä?', 'vaihda kieli ruotsiksi', 'suomeksi'],
  ...['inställningar', 'Hur byter jag språk?'],
])('“%s” is about settings, where it is put to the app alone', (text) => {
  expect(read(text)).toEqual({ does: 'settings' });
  expect(read(text, false)).toBeUndefined();
});

it.each([
  ...['gdpr', 'show my data', 'delete all my data please', 'What is kept about me?'],
  ...['näytä tietoni', 'mitä tietoja sinulla on minusta, tietosuoja'],
  ...['visa mina uppgifter', 'Vilka uppgifter har du om mig?'],
])('“%s” is about what is kept, where it is put to the app alone', (text) => {
  expect(read(text)).toEqual({ does: 'told', about: 'kept' });
  expect(read(text, false)).toBeUndefined();
});

it.each([
  ...['', 'hi', 'how do I see you?', 'delete', 'Swedish language for nurses', 'data structures'],
  ...[
    'settings of TX00EY23-3015',
    'Svenska språket för sjukvården',
    'ruotsin kieli ja viestintä',
    'my courses',
  ],
  'settings '.repeat(10),
])('“%s” is not', (text) => {
  expect(read(text)).toBeUndefined();
});
