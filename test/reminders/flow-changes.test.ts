import { describe, expect, it, onTestFinished } from 'vitest';
import { at, CODE, DAY, HOUR, local, MINUTE, NOW } from './samples.ts';
import { type StudyCourse, studyCourse } from './scripted-study.ts';
import { openWorld, timeOf, type World } from './world.ts';

const OTHER = 'TX00EW54-3008';

/** A channel that follows two courses, which are looked at every minute. */
async function following(
  course: Partial<StudyCourse> = {},
  other: Partial<StudyCourse> = {},
): Promise<World> {
  const world = await openWorld(NOW, { FOLLOW_CHECK_SECONDS: '60', STUDY_CACHE_FRESH_SECONDS: '60' });
  onTestFinished(world.close);
  world.study.courses.set(CODE, studyCourse({ name: 'Compilers', ...course }));
  world.study.courses.set(OTHER, studyCourse({ name: 'Networks', ...other }));
  await world.start();
  await world.command('#it-courses', 'sam', `/course follow ${CODE} ${OTHER}`);
  return world;
}

function change(world: World, code: string, more: Partial<StudyCourse>): void {
  world.study.courses.set(code, { ...(world.study.courses.get(code) ?? studyCourse()), ...more });
}

async function goOn(world: World, ms: number): Promise<void> {
  world.goTo(world.now() + ms);
  await world.round();
}

const texts = (world: World): string[] => world.posts('#it-courses').map(({ text }) => text);
const token = (when: string): string => `<!date^${at(when) / 1000}^`;

describe('changes', () => {
  it('are told once as before → after, several courses in one message', async () => {
    const world = await following({ opens: '2026-12-01T08:00:00' });
    change(world, CODE, { opens: '2026-12-02T08:00:00', credits: 10 });
    change(world, OTHER, { name: 'Networking' });
    await goOn(world, 5 * MINUTE);
    await goOn(world, 10 * MINUTE);
    await goOn(world, HOUR);
    const [notice = '', ...more] = texts(world);
    expect(more).toEqual([]);
    expect(notice).toMatch(/^Changed: Networking and 1 more\n/);
    expect(notice).toContain(`Compilers · ${CODE}\nEnrollment opens: ${token('2026-12-01T08:00')}`);
    expect(notice).toMatch(new RegExp(`→ ${token('2026-12-02T08:00').replaceAll('^', '\\^')}`));
    expect(notice).toContain('Credits: 5 → 10');
    expect(notice).toContain(`${OTHER}\nName: Networks → Networking`);
  });

  it('move the reminders, and are told on the next morning where they come by night', async () => {
    const world = await following({ opens: '2026-11-21T12:00:00' });
    expect(world.slack.scheduled).toHaveLength(1);
    await goOn(world, at('2026-11-20T23:00') - NOW);
    change(world, CODE, { opens: '2026-11-21T15:00:00' });
    await goOn(world, 5 * MINUTE);
    expect(world.slack.scheduled.map(({ postAt }) => local(postAt * 1000))).toEqual(['2026-11-21T15:00']);
    await goOn(world, at('2026-11-21T07:50') - world.now());
    await goOn(world, DAY);
    expect(world.posts().map((one) => local(timeOf(one)))).toEqual(['2026-11-21T08:00', '2026-11-21T15:00']);
  });

  it('that cancel each other between two passes are not told', async () => {
    const world = await following();
    change(world, CODE, { credits: 10 });
    change(world, CODE, { credits: 5 });
    await goOn(world, HOUR);
    await goOn(world, HOUR);
    expect(world.posts()).toEqual([]);
  });

  it('are told again when they come again', async () => {
    const world = await following();
    for (const credits of [10, 5, 10]) {
      change(world, CODE, { credits });
      await goOn(world, 10 * MINUTE);
      await goOn(world, 10 * MINUTE);
    }
    expect(texts(world).map((text) => /Credits: (.*)$/m.exec(text)?.[1])).toEqual([
      '5 → 10',
      '10 → 5',
      '5 → 10',
    ]);
  });

  it('in the last ten minutes correct the reminder that comes all the same', async () => {
    const world = await following({ opens: '2026-11-20T15:00:00' });
    await goOn(world, at('2026-11-20T14:55') - NOW);
    change(world, CODE, { opens: '2026-11-20T16:00:00' });
    await goOn(world, MINUTE);
    await goOn(world, 10 * MINUTE);
    await goOn(world, 2 * HOUR);
    const reminders = world.posts().filter(({ text }) => text.startsWith('Enrollment opens now'));
    expect(reminders.map((one) => local(timeOf(one)))).toEqual(['2026-11-20T15:00', '2026-11-20T16:00']);
    const notices = texts(world).filter((text) => text.startsWith('Changed'));
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain(`Enrollment opens: ${token('2026-11-20T15:00')}`);
  });
});

describe('a course that vanishes', () => {
  it('is told once and kept; its reminders still come, and its return is told, too', async () => {
    const world = await following({ opens: '2026-11-23T12:00:00' });
    change(world, CODE, { gone: true });
    for (let hours = 0; hours < 4; hours += 1) await goOn(world, HOUR);
    expect(texts(world)).toEqual([
      `No longer listed: Compilers · ${CODE}\nNo longer in the study data, still followed`,
    ]);
    const list = await world.command('#it-courses', 'sam', '/course following');
    expect(list.text).toContain('no longer in the study data');
    for (let days = 0; days < 3; days += 1) await goOn(world, DAY);
    expect(texts(world)[1]).toMatch(/^Enrollment opens now: Compilers/);
    change(world, CODE, { gone: false });
    await goOn(world, HOUR);
    await goOn(world, HOUR);
    expect(texts(world).slice(2)).toEqual([`Listed again: Compilers · ${CODE}\nIn the study data again`]);
  });
});

describe('a course that has ended', () => {
  it('is followed for 30 days more, and let go with one notice', async () => {
    const world = await following({ ends: '2026-10-22T16:00:00' }, { ends: '2026-10-22T16:00:00' });
    await goOn(world, at('2026-11-21T15:59') - NOW);
    expect(world.posts()).toEqual([]);
    await goOn(world, MINUTE);
    const { text } = await world.command('#it-courses', 'sam', '/course following');
    expect(text).toContain('Nothing is followed here');
    await goOn(world, DAY);
    await goOn(world, DAY);
    expect(texts(world)).toHaveLength(1);
    expect(texts(world)[0]).toContain(
      `Ended more than 30 days ago and no longer followed: Compilers · ${CODE}`,
    );
    expect(texts(world)[0]).toContain(OTHER);
  });
});
