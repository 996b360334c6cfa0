/** Targets, follows and a study client that knows a handful of realizations. */

import type { Place } from '../../../src/ask/place.ts';
import { NotFound } from '../../../src/errors.ts';
import { createFollowFeature } from '../../../src/features/follow/handlers.ts';
import type { FollowDeps } from '../../../src/features/follow/parts.ts';
import { type Followed, factsOf, nextReminder } from '../../../src/reminders/followed.ts';
import type { Facts, Follow, Target } from '../../../src/store/store.ts';
import type { Realization, StudyClient } from '../../../src/study-client/model.ts';
import type { ChannelChanges } from '../../../src/workspace/channel-changes.ts';
import { answerRealizations } from '../../../src/workspace/look-up.ts';
import { createFollowedCodes, createPreferences } from '../../../src/workspace/preferences.ts';
import { givenExtras } from '../../../src/workspace/study-extras.ts';
import { createFollowers, type Spot, type TargetParts } from '../../../src/workspace/targets.ts';
import { createMemoryStore } from '../../fakes/memory-store.ts';
import { NOT_ASKED } from '../../fixtures/no-study.ts';
import { DAY, fresh, HOUR, NOW, readerIn, windowOf, ZONE } from '../../fixtures/reader.ts';
import { BY_STATE, poor, realization, rich } from '../../fixtures/realizations.ts';
import { SETTINGS } from '../../reminders/samples.ts';

export { SETTINGS };

export const CHANNEL = 'C0INFO';
export const PERSON = 'U0AINO';

export const target = (more: Partial<Target> = {}): Target => ({
  workspace: 'T0METRO',
  target: CHANNEL,
  kind: 'channel',
  conversation: CHANNEL,
  language: 'en',
  settings: SETTINGS,
  pause: undefined,
  checkedAt: NOW - HOUR,
  ...more,
});

export const personal = (more: Partial<Target> = {}): Target =>
  target({ target: PERSON, kind: 'person', conversation: 'D0AINO', ...more });

export const follow = (code: string, told: Facts, more: Partial<Follow> = {}): Follow => ({
  workspace: 'T0METRO',
  target: CHANNEL,
  code,
  createdBy: PERSON,
  createdAt: NOW,
  told,
  toldMissing: false,
  ...more,
});

/** A realization as it is followed, with its next reminder. */
export function followed(one: Realization, more: Partial<Follow> = {}, to: Target = target()): Followed {
  const facts = factsOf(one, to.language);
  const kept = follow(one.code, facts, more);
  const next = nextReminder(to, kept, facts, NOW);
  return { follow: kept, facts, readAt: NOW - HOUR, isGone: kept.toldMissing, next };
}

/** Opens, closes and starts, all in the coming months. */
export const coming = realization('TX00FB12-3001', {
  name: 'Compilers & Interpreters',
  credits: 5,
  starts: { at: NOW + 50 * DAY, precision: 'minute' },
  enrollment: windowOf('2026-11-23T08:00', '2026-12-04T16:00'),
  teachingLanguages: ['en'],
  studentGroups: [{ code: 'TXK25S1', name: 'TXK25S1' }],
});

export const many = (count: number, name = 'A course with quite a usual name'): Realization[] =>
  Array.from({ length: count }, (_, at) =>
    realization(`TX00GH${String(at).padStart(2, '0')}-3001`, {
      name: `${name} ${at}`,
      enrollment: windowOf('2026-11-23T08:00', '2026-12-04T16:00'),
    }),
  );

const KNOWN = [rich, poor, coming, ...Object.values(BY_STATE), ...many(110)];

/** Answers at once, with what it is given. */
export function studyOf(known: readonly Realization[] = KNOWN): StudyClient {
  const find = (subject: string, one: Realization | undefined) => {
    if (!one) throw new NotFound('realization', subject);
    return fresh(one);
  };
  return {
    realization: async (code) =>
      find(
        code,
        known.find((one) => one.code === code),
      ),
    realizationAtHand: () => undefined,
    realizationKept: () => undefined,
    searchedKept: () => [],
    realizationById: async (id) =>
      find(
        id,
        known.find((one) => one.id === id),
      ),
    courseUnit: async (id) => Promise.reject(new NotFound('course-unit', id)),
    building: async (id) => Promise.reject(new NotFound('building', id)),
    ...NOT_ASKED,
    close: () => {},
  };
}

/** Lets all people change everything, and tells all of it. */
export const TELLS_ALL: ChannelChanges = {
  expectAllowed: async () => {},
  tell: async () => ({ is: 'told', id: 'made-up' }),
  keep: async () => 'made-up',
  toUndo: () => Promise.reject(new Error('not undone here')),
  linkedBy: async () => undefined,
  undone: async () => {},
};

/** The feature over a store in memory, and what it asked of the world outside. */
export function setUp(
  more: Partial<Omit<FollowDeps, 'changes' | 'preferences'>> &
    Partial<Pick<TargetParts, 'probe' | 'directConversation'>> & { readonly changes?: ChannelChanges } = {},
) {
  const store = createMemoryStore();
  const nudged: string[] = [];
  const opened: string[] = [];
  const study = { ...studyOf(), ...more.study };
  const parts = {
    store,
    preferences: createPreferences(store, () => NOW),
    changes: TELLS_ALL,
    now: () => NOW,
    zone: ZONE,
    nudge: ({ workspace }: Spot) => void nudged.push(workspace),
    ...more,
  };
  const targets = createFollowers({
    namesOf: async () => new Map(),
    probe: async () => ({}),
    directConversation: async (_workspace, user) => {
      opened.push(user);
      return { conversation: 'D0AINO', zone: 'Europe/Stockholm' };
    },
    ...parts,
  });
  const feature = createFollowFeature({
    targets,
    study,
    extras: givenExtras([]),
    seen: { suggest: async () => [], near: async () => [], groups: async () => [] },
    linked: async () => undefined,
    lookUpFor: (_person, asked, language) => answerRealizations(study, asked, language),
    lookUpRuns: (_person, asked, language) => answerRealizations(study, asked, language),
    searchesRuns: true,
    followedCodes: createFollowedCodes(store, () => NOW),
    languageOf: async () => 'en',
    withOwnGroup: async (card) => card,
    ...parts,
  });
  const routes = new Map(feature.commands.map((route) => [route.subcommand, route]));
  const type = async (typed: string, place: Partial<Place> = {}, language: 'en' | 'fi' | 'sv' = 'en') => {
    const [, subcommand = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(typed) ?? [];
    const route = routes.get(subcommand);
    if (!route) throw new TypeError(`no subcommand ${subcommand}`);
    return route.parse(rest).card(readerIn(language), { ...IN_CHANNEL, ...place });
  };
  const press = async (id: string, value: string | undefined, place: Partial<Place> = {}) => {
    const route = feature.actions.find((one) => one.id === id.replace(/:\d+$/, ''));
    const replace = route?.does === 'replace' ? route.read(value) : undefined;
    if (!replace) throw new TypeError(`no action ${id}`);
    const card = await replace.ask.card(readerIn(replace.language), { ...IN_CHANNEL, ...place });
    return { card, beside: replace.beside === true };
  };
  return { feature, store, nudged, opened, type, press };
}

export const IN_CHANNEL: Place = { workspace: 'T0METRO', user: PERSON, conversation: CHANNEL };
export const IN_DIRECT: Place = { ...IN_CHANNEL, conversation: 'D0OTHER' };
export const KEY = { workspace: 'T0METRO', target: CHANNEL };
export const OWN_KEY = { workspace: 'T0METRO', target: PERSON };
