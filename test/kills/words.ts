/** Words that name a message exactly, so that each can be counted. */
import type { Render } from '../../src/reminders/notices.ts';
import type { Rendered } from '../../src/reminders/steps.ts';

const plain = (text: string): Rendered => ({ text, blocks: [] });

/** `U0SAM00001 TX00AA00-3001 opens 1790000000000`; a course's name is said, too, where it isn't its code. */
export const render: Render = {
  zone: 'Europe/Helsinki',
  reminder: ({ key, code }, _follow, { name }, { target }) =>
    plain(`${target} ${key}${name === code ? '' : ` ${name}`}`),
  notice: (news, { target }) =>
    plain(
      newsWords(
        target,
        news.map((one) => wordOf(one)),
      ),
    ),
  newRuns: (runs, { target }) => plain(`${target} new ${runs.map(({ code }) => code).join(' ')}`),
  lessonNews: (news, { target }) =>
    plain(
      lessonWords(
        target,
        news.flatMap(({ follow: { code }, lessons }) =>
          lessons.map(({ id, after }) => `${code}/${id}=${after?.starts ?? 'none'}`),
        ),
      ),
    ),
  week: (_, { target }, at) => plain(`${target} week ${at}`),
  day: (lessons, _, { target }) => plain(`${target} today ${lessons.map(({ starts }) => starts).join(' ')}`),
  lesson: ({ code, starts }, _, { target }, at) => plain(`${target} lesson ${code} ${starts} ${at}`),
  paused: ({ target }, reason) => plain(`${target} paused ${reason}`),
  field: (field, facts) => JSON.stringify(facts[field] ?? null),
};

export function newsWords(target: string, changes: readonly string[]): string {
  return `${target} news ${[...changes].sort().join(' ')}`;
}

export function lessonWords(target: string, changes: readonly string[]): string {
  return `${target} lessons ${[...changes].sort().join(' ')}`;
}

function wordOf(news: Parameters<Render['notice']>[0][number]): string {
  const { code } = news.follow;
  return news.is === 'changed' ? `${code}=${news.facts.opens?.at ?? 'none'}` : `${code}=${news.is}`;
}
