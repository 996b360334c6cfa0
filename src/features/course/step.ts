/** The workflow step “Look up a course”. Loaded when the first workflow runs it. */
import { z } from 'zod';
import type { CoursePages } from '../../ask/links.ts';
import type { RunStep } from '../../ask/steps.ts';
import { outsideLine } from '../../cards/blocks.ts';
import { stateWords } from '../../cards/dates.ts';
import { InvalidRequest } from '../../errors.ts';
import { lookUp } from '../../study-client/codes.ts';
import type { Moment, StudyClient } from '../../study-client/model.ts';
import { enrollmentState } from '../../study-client/moments.ts';

const LONGEST_NAME = 300;

const inputs = z.object({ code: z.string().trim().min(1).max(200) });

export const lookUpStep =
  (study: StudyClient, pages: CoursePages | undefined): RunStep =>
  async (given, reader) => {
    const read = inputs.safeParse(given);
    if (!read.success) throw new InvalidRequest({ about: 'realization-code', input: '' });
    const { value } = await lookUp(study, read.data.code, reader.language);
    const { code, name, enrollment, starts, ends } = value;
    const { opens, closes } = enrollment;
    return known({
      code: outsideLine(code, LONGEST_NAME),
      name: outsideLine(name, LONGEST_NAME),
      state: enrollmentState(enrollment, reader.now).state,
      enrollment: stateWords(enrollment, reader),
      opens: opens && seconds(opens.at),
      closes: closes && lastSecond(closes),
      starts: starts && seconds(starts.at),
      ends: ends && lastSecond(ends),
      link: pages?.address(value),
    });
  };

/** What is not given stays empty in the workflow. */
function known(outputs: Readonly<Record<string, string | number | undefined>>) {
  const given = Object.entries(outputs).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(given);
}

/** A timestamp of a workflow, in whole seconds. */
const seconds = (at: number): number => Math.floor(at / 1000);
/** Of a date alone, the last second of that day. */
const lastSecond = ({ at, until }: Moment): number => seconds(until === undefined ? at : until - 1);
