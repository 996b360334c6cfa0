/** All tools and resources: those for anyone, and those of a person. */

import type { Place } from '../ask/place.ts';
import type { Reader } from '../cards/card.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { folded } from '../primitives.ts';
import { type Found, REALIZATION_TEXTS, type StudyClient } from '../study-client/model.ts';
import type { Buildings } from '../workspace/buildings.ts';
import type { History } from '../workspace/history.ts';
import { lookUp } from '../workspace/look-up.ts';
import type { RoomsInUse } from '../workspace/rooms-in-use.ts';
import { type CourseToolsDeps, courseTools } from './course-tools.ts';
import { type FindToolsDeps, findTools } from './find-tools.ts';
import { type LessonToolsDeps, lessonTool } from './lesson-tools.ts';
import { type PersonalToolsDeps, personalTools } from './personal-tools.ts';
import { findRooms } from './room-tools.ts';
import { buildingData, courseData, roomData, type Tool } from './tool.ts';

export interface ServerContent {
  readonly tools: readonly Tool[];
  readonly resources: readonly ResourceKind[];
}

export interface ContentDeps
  extends Omit<CourseToolsDeps, 'extras'>,
    LessonToolsDeps,
    Omit<ResourcesDeps, 'seen'> {
  readonly inUse: RoomsInUse;
  readonly finding: Omit<FindToolsDeps, 'lookUpRuns'>;
  /** Undefined: there are no persons, as over standard input. */
  readonly personal: PersonalToolsDeps | undefined;
}

export function createContent(deps: ContentDeps): ServerContent {
  const { personal, finding, lookUpRuns } = deps;
  return {
    tools: [
      ...courseTools({ ...deps, extras: finding.extras }),
      ...findTools({ ...finding, lookUpRuns }),
      findRooms(deps),
      lessonTool(deps),
      ...(personal ? personalTools(personal) : []),
    ],
    resources: createResources({ ...deps, seen: personal?.seen }),
  };
}

// Courses and buildings as resources: data at an address, with completion of what is known.

/** What a resource holds, and for how long a client may keep it, in milliseconds. */
export interface ResourceRead {
  readonly data: object;
  readonly ttlMs: number;
}

/** A kind of resource. */
export interface ResourceKind {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Such as `course://{code}`, and the name in it. */
  readonly template: string;
  readonly variable: string;
  /** Rejects with an error of `errors.ts`. */
  read(asked: string, reader: Reader, place: Place): Promise<ResourceRead>;
  /** What may be meant by the beginning that was typed. Never rejects. */
  complete(typed: string, place: Place, reader: Reader): Promise<string[]>;
}

interface ResourcesDeps {
  readonly study: StudyClient;
  readonly buildings: Buildings;
  /** What workspaces have looked up: undefined where there is none. */
  readonly seen: Pick<History, 'suggest'> | undefined;
  /** How long a course is fresh, in milliseconds. */
  readonly freshMs: number;
}

/** A building is fresh so many times as long as a course. */
const BUILDINGS = 36;
/** The protocol's own limit of one completion. */
const MOST = 100;

function createResources({ study, buildings, seen, freshMs }: ResourcesDeps): readonly ResourceKind[] {
  /** What is left of the time for which the cache takes an answer for fresh. */
  const leftOf = ({ fetchedAt, freshness }: Found<unknown>, { now }: Reader, times: number): number =>
    freshness === 'fresh' ? Math.max(0, Math.floor(fetchedAt + times * freshMs - now)) : 0;
  return [
    {
      name: 'course',
      title: 'A course realization',
      description: 'All facts and texts of a course realization, by its code',
      template: 'course://{code}',
      variable: 'code',
      read: async (asked, reader) => {
        const found = await lookUp(study, asked, reader.language, 'texts');
        return { data: courseData(found, reader, REALIZATION_TEXTS), ttlMs: leftOf(found, reader, 1) };
      },
      complete: async (typed, { workspace }, { language }) => {
        // What one workspace has looked up is for that workspace alone.
        if (!seen || workspace === '') return [];
        const found = await seen.suggest(workspace, typed, language, MOST).catch(() => []);
        const codes = found.map(({ code }) => code);
        return [
          ...codes.filter((code) => begins(code, typed)),
          ...codes.filter((code) => !begins(code, typed)),
        ];
      },
    },
    {
      name: 'building',
      title: 'A building and its rooms',
      description: 'The rooms of a building with their seats and categories, by the building’s id',
      template: 'building://{id}',
      variable: 'id',
      read: async (asked, reader) => {
        await buildings.ready();
        const sought = await buildings.find(asked);
        if ('called' in sought) throw new InvalidRequest({ about: 'building', input: asked });
        if (!('id' in sought)) throw new NotFound('building', asked);
        const found = await study.building(sought.id, reader.language);
        buildings.learn(found.value, reader.language);
        const shown = { ...found, value: buildings.shown(found.value, reader.language) };
        const rooms = shown.value.rooms.map((room) => roomData(room, sought.id));
        return {
          data: { ...buildingData(shown, reader), rooms },
          ttlMs: leftOf(found, reader, BUILDINGS),
        };
      },
      complete: async (typed) => {
        const all = await buildings.all().catch(() => []);
        const isMeant = ({ id, code = '', names }: (typeof all)[number]): boolean =>
          [id, code, ...Object.values(names)].some((one) => begins(one, typed));
        return all
          .filter(isMeant)
          .map(({ id }) => id)
          .sort()
          .slice(0, MOST);
      },
    },
  ];
}

const begins = (one: string, typed: string): boolean => folded(one).startsWith(folded(typed));
