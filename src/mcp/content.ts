/** All tools and resources: those for anyone, and those of a person. */
import { type CourseToolsDeps, courseTools } from './course-tools.ts';
import { type PersonalToolsDeps, personalTools } from './personal-tools.ts';
import { createResources, type ResourcesDeps } from './resources.ts';
import { findRooms } from './room-tools.ts';
import type { ServerContent } from './server.ts';

export interface ContentDeps extends CourseToolsDeps, Omit<ResourcesDeps, 'seen'> {
  /** Undefined: there are no persons, as over standard input. */
  readonly personal:
    | (Omit<PersonalToolsDeps, 'study'> & { readonly seen: NonNullable<ResourcesDeps['seen']> })
    | undefined;
}

export function createContent(deps: ContentDeps): ServerContent {
  const { study, personal } = deps;
  return {
    tools: [
      ...courseTools(deps),
      findRooms(deps),
      ...(personal ? personalTools({ study, ...personal }) : []),
    ],
    resources: createResources({ ...deps, seen: personal?.seen }),
  };
}
