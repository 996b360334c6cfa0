import { chooseGroup, showGroup, showOpen } from '../../ask/actions.ts';
import { askFor, defineFeature, type Feature, type Features, replaces } from '../../ask/feature.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import { isForAsker, type Place } from '../../ask/place.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import type { KnownCourse } from '../../ask/seen-courses.ts';
import { escapeMrkdwn, paragraph } from '../../cards/blocks.ts';
import { type Card, type Reader, withSaid } from '../../cards/card.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { isGoingOn } from '../../study-client/moments.ts';
import { realizationInMemory } from '../../workspace/look-up.ts';
import type { OwnGroups } from '../../workspace/own-group.ts';
import { furtherButton, olderButton } from './buttons.ts';
import { findCard, isWholeOf, MOST_NEAR, otherReadingButton, unusedNote, whereWords } from './card.ts';
import { type FindRequest, findRequest, narrowsAny } from './filters.ts';
import { likeMeant } from './like-one.ts';
import { asKnown, nearSeen } from './near-names.ts';
import { FIND_INTENTS, findPage, findRuns, findWindows, parseFind, takesFind } from './request.ts';
import { findCourses, type SearchDeps } from './search.ts';
import { compareWindows, type LookedThrough, type OwnSearch } from './selection.ts';

interface FindDeps extends SearchDeps {
  /** The student group of a person, and those of a channel. */
  readonly groups: Pick<OwnGroups, 'of' | 'ofChannel'>;
  /** The courses that a person follows or has marked. May reject. */
  readonly own: (place: Place, reader: Reader) => Promise<readonly string[]>;
  /** The card of a course alone. */
  readonly cardOf: (code: string, reader: Reader, place: Place) => Promise<Card>;
  /** The card of its window. */
  readonly windowOf: (code: string, reader: Reader, place: Place) => Promise<Card>;
  readonly links: LinkTemplates;
}

/** `/course find WORDS…` and questions for several courses. */
export const findAmongSeen = (deps: FindDeps): Feature =>
  defineFeature<FindRequest>({
    name: 'find',
    request: findRequest,
    // What was typed is not kept, but for the words that it searched for.
    kept: ({ typed: _, unused: __, page: ___, ...request }) => request,
    commands: [
      {
        command: '/course',
        subcommand: 'find',
        also: vocabulary.subcommands.find.words,
        takes: (typed) => takesFind(typed, deps.extras.can('search-group') && deps.extras.can('search-unit')),
        findsNames: true,
        parse: parseFind,
        named: async (typed, _place, _strictly, { groups }) =>
          groups.length > 0 ? parseFind(typed, groups) : undefined,
      },
    ],
    intents: FIND_INTENTS,
    // "Acoustics courses, not on Fridays" asks for no lessons of what was spoken of.
    kind: ({ words, hoursOfDay }) =>
      words.some((word) => !isGroupCode(word)) && !hoursOfDay ? 'guess' : undefined,
    answer: (request, reader, place) => answer(request, reader, place, deps),
    actions: [
      replaces(findPage, (request) => request),
      replaces(showOpen, () => parseFind('open'), 'beside'),
      replaces(showGroup, ({ group }) => ({ words: [group], groups: [group] }), 'beside'),
    ],
  });

/** What other questions ask of it: windows that are as they say, and the runs of a name. */
export const findAsks = (finding: Feature): Pick<Features, 'windows' | 'runs'> => ({
  windows: (question) => {
    const request = findWindows(question);
    return request && askFor<FindRequest>(finding, request);
  },
  runs: (question, named) => askFor<FindRequest>(finding, findRuns(question, named)),
});

/** The courses of the asker's group, and those that the asker follows; undefined: no group is known, so that they are any. */
async function ownAsked(
  request: FindRequest,
  reader: Reader,
  place: Place,
  { groups, own }: FindDeps,
): Promise<OwnSearch | undefined> {
  const isChannels = !isForAsker(place);
  const [group] = !request.own ? [] : isChannels ? await groups.ofChannel(place) : [await groups.of(place)];
  if (group === undefined) return undefined;
  // Followed courses are no reason for the group's not to be shown.
  const { or: _, ...sought } = request;
  return {
    ...sought,
    words: [group],
    groups: [group],
    mine: isChannels ? [] : await own(place, reader).catch(() => []),
  };
}

async function answer(asked: FindRequest, reader: Reader, place: Place, deps: FindDeps): Promise<Card> {
  const request = await likeMeant(asked, reader, deps.study);
  const own = await ownAsked(request, reader, place, deps);
  if (own) {
    const { selected, looked } = await findCourses(own, reader, place, deps);
    const card = findCard(selected, looked, own, reader);
    const { own: _, ...all } = request;
    const others = findPage.offer(texts(reader.language).group.all, { ...all, page: 0 }, reader.language, 5);
    return { ...card, buttons: [...card.buttons, ...others] };
  }
  const { selected, looked } = await findCourses(request, reader, place, deps);
  const [first, ...more] = selected.courses;
  const only = isWholeOf(looked) && more.length === 0 && !narrowsAny(selected.asked) ? first : undefined;
  const beside = [
    ...olderButton(request, looked.older, reader.language),
    ...(looked.older === 0 ? furtherButton(request, looked.catalogue, reader) : []),
    ...otherReadingButton(request, selected, reader),
  ];
  if (only && request.shows === 'windows') {
    const card = await deps.windowOf(only.value.code, reader, place);
    return { ...card, buttons: [...card.buttons, ...beside] };
  }
  if (only) {
    const card = await deps.cardOf(only.value.code, reader, place);
    const said = withSaid(card, whereWords(request, looked, reader));
    const told = unusedNote(selected, reader).reduceRight(withLead, said);
    return { ...told, buttons: [...told.buttons, ...beside] };
  }
  const near =
    isWholeOf(looked) && !first && looked.older === 0
      ? await nearestNames(request, looked, reader, place, deps)
      : [];
  const card = findCard(selected, { ...looked, near }, request, reader, deps.links);
  if (looked.all > 0 || looked.catalogue || !looked.isOffered || !isForAsker(place)) return card;
  // Who names a group need not know a name of a course.
  const group = await deps.groups.of(place);
  const choose = chooseGroup.offer(texts(reader.language).group.choose, {}, reader.language);
  return group === undefined ? { ...card, buttons: [...choose, ...card.buttons] } : card;
}

/** A card with a sentence above it. */
const withLead = (card: Card, said: string): Card => ({
  ...card,
  text: `${escapeMrkdwn(said)}\n${card.text}`,
  blocks: [paragraph(said), ...card.blocks],
});

/** Courses with such names: what was meant may be among them. */
async function nearestNames(
  { words }: FindRequest,
  { catalogue }: LookedThrough,
  reader: Reader,
  place: Place,
  { seen, study }: SearchDeps,
): Promise<readonly KnownCourse[]> {
  const { language, now } = reader;
  const near = await nearSeen(words, reader, place, seen, MOST_NEAR).catch(() => []);
  const came = (catalogue?.near ?? []).filter((run) => isGoingOn(run, now));
  const all = [
    ...came.toSorted((one, other) => compareWindows(one, other, now)).map((run) => asKnown(run, language)),
    ...near.map((one) => ({ ...one, kept: realizationInMemory(study, one.code, language) })),
  ];
  return [...new Map(all.map((one) => [one.code, one] as const)).values()].slice(0, MOST_NEAR);
}
