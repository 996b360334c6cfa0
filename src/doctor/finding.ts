/**
 * The doctor's findings. All words are ours: neither values of the environment nor texts of answers are
 * repeated.
 */

/** `skip`: this can't be examined from here, or not yet. */
type Level = 'ok' | 'warn' | 'fail' | 'skip';

export interface Finding {
  readonly level: Level;
  /** The thing that was examined. */
  readonly about: string;
  readonly finding: string;
  /** The next step; absent if all is well. */
  readonly next?: string;
}

export const ok = (about: string, finding: string): Finding => ({ level: 'ok', about, finding });
export const warn = (about: string, finding: string, next: string): Finding => ({
  level: 'warn',
  about,
  finding,
  next,
});
export const fail = (about: string, finding: string, next: string): Finding => ({
  level: 'fail',
  about,
  finding,
  next,
});
export const skip = (about: string, finding: string): Finding => ({ level: 'skip', about, finding });

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
