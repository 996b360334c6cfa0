/** A number is what the word beside it says: a course unit's id, a course's, a building's or a room's. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';

/** What is asked of the study API, by the path of the first call. */
async function askedFor(text: string, how: 'direct' | 'mention' = 'direct'): Promise<string> {
  const flow = await openSample();
  const { answer } = await flow[how](text);
  const [call] = flow.study.calls;
  return call === undefined ? answer.text : call.path;
}

const UNIT = /courseunit/i;
const COURSE = /realization/i;
const BUILDING = /building/i;

test.for([
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
])('a number beside a word for a course unit is a course unit’s: “%s”', async (text) => {
  expect(await askedFor(text)).toMatch(UNIT);
});

test.for([
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
])('a number beside a word for a course is a course’s: “%s”', async (text) => {
  expect(await askedFor(text)).toMatch(COURSE);
});

test.for([
  'what is building 78025',
  'campus 78025',
  'is 78025 a building?',
  'rooms in 78025',
  'mitä rakennuksessa 78025 on?',
  'onko 78025 rakennus?',
  'tilat 78025',
  'vilka rum finns i 78025?',
  'byggnaden 78025',
])('a number beside a word for a building, or for rooms, is a building’s: “%s”', async (text) => {
  expect(await askedFor(text)).toMatch(BUILDING);
});

test.for([
  'what is room 5012',
  'is classroom 5012 free?',
  'huoneessa 5012',
  'mikä on luokassa 5012',
  'missä sali 5012 on?',
  'salissa 5012',
  'var är rummet 5012?',
  'salen 5012',
])('a number beside a word for one room is no building’s: “%s”', async (text) => {
  expect(await askedFor(text)).not.toMatch(/5012/);
});

test.for(['is 81403 a course or a building?', '81403, which unit is that?', '81403'])(
  'a number that no single word explains is asked back about: “%s”',
  async (text) => {
    expect(await askedFor(text)).toContain('Is 81403 a building, a course or a course unit?');
  },
);

test.for(['opintojakson', 'kurssiyksikkö', 'studieperioden', 'kursenhet', 'course-unit'])(
  'the command takes a word for a course unit in front of the number: /course %s 72101',
  async (word) => {
    const flow = await openSample();
    await flow.command(`/course ${word} 72101`);
    expect([...new Set(flow.study.calls.map(({ path }) => path))]).toEqual([expect.stringMatching(UNIT)]);
  },
);
