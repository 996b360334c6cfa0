/** The doctor's findings. No value of the environment and no text of an answer is repeated in them. */

/** `skip`: this can't be examined from here, or not yet. */
type Level = 'ok' | 'warn' | 'fail' | 'skip';

export interface Finding {
  readonly level: Level;
  /** The thing that was examined. */
  readonly about: string;
  readonly finding: string;
  /** The next step; undefined if all is well. */
  readonly next?: string;
}

const done =
  (level: Level) =>
  (about: string, finding: string): Finding => ({ level, about, finding });
const open =
  (level: Level) =>
  (about: string, finding: string, next: string): Finding => ({
    ...{ level, about, finding, next },
  });

export const ok = done('ok');
export const skip = done('skip');
export const warn = open('warn');
export const fail = open('fail');

/** The findings as lines for a terminal, with a count at the end. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ level, about, finding, next }) => [
    `${level.padEnd(5)} ${about}: ${finding}`,
    ...(next === undefined ? [] : [`      → ${next}`]),
  ]);
  return `${[...lines, '', summary(findings)].join('\n')}\n`;
}

function summary(findings: readonly Finding[]): string {
  const count = (wanted: Level) => findings.filter(({ level }) => level === wanted).length;
  const [failed, warned] = [count('fail'), count('warn')];
  const warnings = `${warned} ${warned === 1 ? 'warning' : 'warnings'}`;
  return failed > 0 ? `${failed} failed, ${warnings}.` : `Nothing failed, ${warnings}.`;
}
