/** A number is what the word beside it says: a course unit's id, a course's, a building's or a room's. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';

/**
 * What is asked of the study API for each text, by the path of the first call; else the answer.
 * @param number in each text; each one gets another number, so that nothing is cached
 */
async function askedFor(texts: readonly string[], number: number): Promise<[text: string, asked: string][]> {
  const flow = await openSample();
  const all: [string, string][] = [];
  for (const [at, text] of texts.entries()) {
    const before = flow.study.calls.length;
    const { answer } = await flow.direct(text.replace(String(number), String(number + at)));
    all.push([text, flow.study.calls[before]?.path ?? answer.text]);
  }
  return all;
}

const UNIT = /courseunit/i;
const COURSE = /realization/i;
const BUILDING = /building/i;

test('a number beside a word for a course unit is a course unit’s', async () => {
  const texts = [
    'what is unit 81403',
    'what’s unit 81403 about?',
    'tell me about the unit 81403',
    'unit number 81403?',
    'is the id of the unit 81403?',
    'show the course unit with the id 81403',
    'is 81403 a course unit?',
    '81403 is a unit, what does it teach?',
    'the unit’s 81403 objective',
    'UNIT 81403',
    'unit-81403',
    'in which room is unit 81403?',
    'mikä on opintojakso 81403',
    'mitä opintojaksolla 81403 opetetaan?',
    'opintojaksosta 81403',
    'kerro opintojakson 81403 sisältö',
    'onko 81403 opintojakso?',
    'mikä on kurssiyksikkö 81403',
    'kurssiyksikön 81403 laajuus',
    'mikä yksikkö 81403 on?',
    'vad är studieperiod 81403?',
    'studieperiodens 81403 innehåll',
    'vad ingår i kursenheten 81403?',
    'är 81403 en studieperiod?',
    'vad är enhet 81403',
  ];
  for (const [text, asked] of await askedFor(texts, 81403)) expect(asked, text).toMatch(UNIT);
});

test('a number beside a word for a course is a course’s', async () => {
  const texts = [
    'what is course 81403',
    'is 81403 a course?',
    'realization 81403',
    'mikä on kurssi 81403',
    'kurssin 81403 alku',
    'toteutuksesta 81403',
    'opintojakson toteutus 81403',
    'vad är kurs 81403',
    'kursens 81403 innehåll',
    'kursnummer 81403',
    'genomförandet 81403',
  ];
  for (const [text, asked] of await askedFor(texts, 81403)) expect(asked, text).toMatch(COURSE);
});

test('a number beside a word for a building, or for rooms, is a building’s', async () => {
  const texts = [
    'what is building 78025',
    'campus 78025',
    'is 78025 a building?',
    'rooms in 78025',
    'mitä rakennuksessa 78025 on?',
    'onko 78025 rakennus?',
    'tilat 78025',
    'vilka rum finns i 78025?',
    'byggnaden 78025',
  ];
  for (const [text, asked] of await askedFor(texts, 78025)) expect(asked, text).toMatch(BUILDING);
});

test('a number beside a word for one room is no building’s', async () => {
  const texts = [
    'what is room 5012',
    'is classroom 5012 free?',
    'huoneessa 5012',
    'mikä on luokassa 5012',
    'missä sali 5012 on?',
    'salissa 5012',
    'var är rummet 5012?',
    'salen 5012',
  ];
  for (const [text, asked] of await askedFor(texts, 5012))
    expect(asked.replaceAll(/[“”]\d+”/g, ''), text).not.toMatch(/50[12]\d/);
});

test('a number that no single word explains is asked back about', async () => {
  const texts = ['is 81403 a course or a building?', '81403, which unit is that?', '81403'];
  for (const [text, asked] of await askedFor(texts, 81403))
    expect(asked, text).toMatch(/Is 8140\d a building, a course or a course unit\?/);
});

test.for(['opintojakson', 'kurssiyksikkö', 'studieperioden', 'kursenhet', 'course-unit'])(
  'the command takes a word for a course unit in front of the number: /course %s 72101',
  async (word) => {
    const flow = await openSample();
    await flow.command(`/course ${word} 72101`);
    expect([...new Set(flow.study.calls.map(({ path }) => path))]).toEqual([expect.stringMatching(UNIT)]);
  },
);
