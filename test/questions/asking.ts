/** Features over a store of their own, as questions meet them: what a message asks for, without answering it. */

import type { Ask, Features } from '../../src/ask/feature.ts';
import type { Place } from '../../src/ask/place.ts';
import { readQuestion } from '../../src/ask/question.ts';
import { askOf } from '../../src/ask/question-reader.ts';
import { createFeatures, type FeatureDeps } from '../../src/features/index.ts';
import type { Names, Store } from '../../src/store/store.ts';
import type { BuildingId } from '../../src/study-client/model.ts';
import type { ListedBuilding } from '../../src/workspace/buildings.ts';
import { createBuildings } from '../../src/workspace/buildings.ts';
import { createHistory } from '../../src/workspace/history.ts';
import { createPreferences } from '../../src/workspace/preferences.ts';
import { givenExtras } from '../../src/workspace/study-extras.ts';
import { createFollowers, type TargetParts } from '../../src/workspace/targets.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 2, 7, 853);
export const PLACE = { workspace: 'T1', user: 'U1', conversation: 'D1' };
/** A channel that is linked to `CODE`, where nothing was spoken of. */
export const LINKED = { ...PLACE, conversation: 'C1' };
export const CODE = 'TX00EY23-3015';
/** Courses that the workspace has looked up. */
export const SEEN = [
  [CODE, { en: 'Software Engineering Project', fi: 'Ohjelmistotuotantoprojekti', sv: 'Programvaruprojekt' }],
  ['TX00EW54-3008', { en: 'Basics of Web Programming', fi: 'Web-ohjelmoinnin perusteet' }],
  ['TX00GB03-3002', { en: 'Web Development and DevOps' }],
  ['TX00CE44-3005', { en: 'Introduction to Cyber Security', fi: 'Tietoturvan perusteet' }],
  ['KU00AB12-3001', { fi: 'Äänisuunnittelu', sv: 'Ljuddesign' }],
] as const;

const BUILDINGS: readonly ListedBuilding[] = [
  { id: '78025' as BuildingId, code: 'KM', names: { fi: 'Karamalmin kampus' }, aliases: [], hide: [] },
  { id: '78031' as BuildingId, names: { fi: 'Tyhjä talo' }, aliases: [], hide: [] },
  { id: '78032' as BuildingId, names: { fi: 'Iso talo' }, aliases: [], hide: [] },
];

/**
 * @param seen courses that the workspace has looked up
 * @param shown courses that were shown before in the direct conversation
 * @param hasReservations whether the study API tells lessons, and rooms that are in use
 */
export async function featuresOver(
  store: Store,
  seen: readonly (readonly [string, Names])[] = SEEN,
  shown: readonly string[] = [CODE],
  hasReservations = false,
): Promise<Features> {
  const now = () => NOW;
  const history = createHistory({
    ...{ store, now, changed: () => {}, noteRuns: async () => {} },
    background: (work) => work(),
  });
  await store.seenCourses.put(
    seen.map(([code, names]) => ({ workspace: PLACE.workspace, code, names, groups: [], seenAt: NOW })),
    100,
  );
  await store.channels.change({ workspace: PLACE.workspace, channel: LINKED.conversation }, { linked: CODE });
  const preferences = createPreferences(store, now);
  const targets = createFollowers({
    ...{ store, preferences, now, namesOf: history.names },
  } as unknown as TargetParts);
  return createFeatures({
    ...{ store, now, history, preferences, targets },
    study: { realizationKept: () => undefined },
    extras: givenExtras([]),
    lessons: { mayTell: () => hasReservations },
    inUse: { mayTell: () => hasReservations },
    buildings: createBuildings({ directory: BUILDINGS, store, now }),
    contexts: {
      shown: async ({ conversation }: Place) => ({
        codes: conversation === PLACE.conversation ? shown : [],
        isPart: false,
      }),
      listed: async () => [],
    },
  } as unknown as FeatureDeps);
}

/** What a direct message asks for. */
export async function askedBy(
  text: string,
  features: Features,
  place: Place & { readonly conversation: string } = PLACE,
): Promise<Ask> {
  const question = readQuestion(text, { direct: place.conversation.startsWith('D') });
  return askOf(features, await features.withNamedCodes(question, place), place);
}
