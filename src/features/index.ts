import type { Ask, Feature, Features } from '../slack/feature.ts';
import type { StudyClient } from '../study-client/model.ts';
import { course } from './course/handlers.ts';
import { courseUnit } from './course-unit/handlers.ts';
import { enrollment } from './enrollment/handlers.ts';
import { createFollowFeature, type FollowFeatureDeps } from './follow/handlers.ts';
import { help } from './help/handlers.ts';
import type { HelpRequest } from './help/request.ts';
import { rooms } from './rooms/handlers.ts';

/**
 * The list of features. A free-text question goes to the first that claims it, so those that look for
 * something particular come before `course`, which takes every code.
 */
export function createFeatures(study: StudyClient, following: FollowFeatureDeps): Features {
  const helping = help();
  const list = [
    helping,
    rooms(study),
    enrollment(study),
    courseUnit(study),
    createFollowFeature(following),
    course(study),
  ];
  return {
    list,
    usage: (unknown) => ask(helping, { about: 'usage', ...unknown }),
    hint: (number) => ask(helping, { about: 'hint', number }),
  };
}

function ask(helping: Feature, request: HelpRequest): Ask {
  const made = helping.revive(request);
  if (!made) throw new TypeError('a help request that is none');
  return made;
}
