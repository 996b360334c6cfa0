import { defineFeature } from '../../asking/define-feature.ts';
import type { Feature } from '../../asking/feature.ts';
import type { SeenCourses } from '../../asking/seen-courses.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import { readNames } from './by-name.ts';
import { compareCard } from './card.ts';
import { compareQuestion, compareRequest, parseCompareCommand } from './request.ts';

/** `/course compare CODE CODE…` and questions that compare: courses side by side, with their overlaps. */
export const compare = (lookUpFor: LookUpFor, seen: SeenCourses): Feature =>
  defineFeature({
    name: 'compare',
    request: compareRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'compare',
        also: ['vertaa', 'jämför'],
        parse: parseCompareCommand,
        named: (typed, place) => readNames(typed, place, seen),
      },
    ],
    question: compareQuestion,
    answer: async ({ asked }, reader, place) => {
      const { lookUps } = await lookUpFor(place, asked, reader.language);
      return compareCard(lookUps, reader);
    },
  });
