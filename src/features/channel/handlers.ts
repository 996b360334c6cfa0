import type { Button } from '@slack/types';
import { z } from 'zod';
import { asked, chooseFollow, defineAction, defineForm, elsewhere, startLink } from '../../ask/actions.ts';
import { askedRequest, cleanArguments, parseAsked } from '../../ask/asked-codes.ts';
import { chosenCourse, courseField, courseInput } from '../../ask/course-field.ts';
import { defineFeature, type Feature, opens, replaces, submits } from '../../ask/feature.ts';
import { likeIntents, surelyLike } from '../../ask/like.ts';
import type { Place } from '../../ask/place.ts';
import { type Question, readQuestion } from '../../ask/question.ts';
import {
  answerSearch,
  namedBy,
  nearInstead,
  type SeenCourses,
  searchFor,
  searchRequest,
} from '../../ask/seen-courses.ts';
import { isId } from '../../ask/words.ts';
import type { CalendarFeeds, FeedOwner } from '../../calendar/addresses.ts';
import { outsideLine } from '../../cards/blocks.ts';
import { type Card, type Reader, withNote, wordsCard } from '../../cards/card.ts';
import { untoldNote } from '../../cards/pause-words.ts';
import { withUnfollowed, withUnused } from '../../cards/words.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { SETTINGS_LABELS } from '../../i18n/examples.ts';
import { texts, topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import type { Language } from '../../language.ts';
import { speakTo } from '../../reminders/check.ts';
import { factsOf, isLongOver } from '../../reminders/followed.ts';
import type {
  ChannelEdit,
  ChannelKey,
  ChosenSettings,
  NamedCode,
  Store,
  TargetKey,
} from '../../store/store.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { ChannelChanges } from '../../workspace/channel-changes.ts';
import { lookUp, realizationInMemory } from '../../workspace/look-up.ts';
import { channelAt, type Preferences } from '../../workspace/preferences.ts';
import {
  codesChange,
  directCard,
  type Linked,
  languageChange,
  linkedCard,
  revokeFeedHere,
  setCodes,
  setLanguage,
  settingsCard,
  unlinkedCard,
} from './card.ts';
import { TOLD, type TrustParts, toldCard, toldLike, toldQuestion } from './told.ts';

/** The most unused words that an answer names. */
const MOST_UNUSED = 10;

/** Requests about a channel's settings. */
export const channelRequest = z.discriminatedUnion('does', [
  z.object({ does: z.literal('settings') }),
  z.object({ does: z.literal('told'), about: z.enum(TOLD) }),
  z.object({ does: z.literal('language'), ...languageChange.shape }),
  z.object({ does: z.literal('codes'), ...codesChange.shape }),
  /** `conversation`: the channel, of a form. */
  z.object({
    ...{ does: z.literal('link'), ...askedRequest.shape, conversation: elsewhere.conversation },
  }),
  /** What the channel is linked to, with a button to link it to a course. */
  z.object({ does: z.literal('offer-link'), asked: asked.shape.asked.optional() }),
  /** Courses that a name may mean, each with a button to link it. */
  z.object({ does: z.literal('find'), ...searchRequest.shape }),
  /** `unused`: words that name another course than the linked one. */
  z.object({ does: z.literal('linked'), unused: z.array(z.string().max(100)).max(MOST_UNUSED).optional() }),
  z.object({ does: z.literal('revoke-feed') }),
  z.object({ does: z.literal('unlink'), asked: askedRequest.shape.asked.optional() }),
]);
export type ChannelRequest = z.infer<typeof channelRequest>;

/** Reads `/course link CODE`; without a code it asks for the linked course. Throws `InvalidRequest`. */
export function parseLink(args: string): ChannelRequest {
  return cleanArguments(args) === '' ? { does: 'linked' } : { does: 'link', asked: parseAsked(args).asked };
}

/** Reads `/course unlink`, perhaps with the code to unlink. Throws `InvalidRequest`. */
export function parseUnlink(args: string): ChannelRequest {
  return cleanArguments(args) === '' ? { does: 'unlink' } : { does: 'unlink', asked: parseAsked(args).asked };
}

/** Links the channel to the course beside the button. */
const linkFound = defineAction('channel.link', asked);

/** Asks for the course that a channel is about. It carries the channel: a form that comes back does not tell. */
const linkForm = defineForm(
  'channel.link-course',
  z.object({ conversation: elsewhere.conversation }),
  courseInput,
);
const titleOfLink = (language: Language): string => texts(language).greeting.course;

// Questions about settings and a person's data: "how do I change the language?", "poista tietoni",
// "inställningar".

const isAboutSettings = (words: string): boolean =>
  vocabulary.settings.settings.has(words) || vocabulary.settings.privacy.has(words);
const LONGEST = 9;

/** Whether a word says something of settings. */
const isOfSettings = (word: string): boolean => isAboutSettings(word) || vocabulary.settings.beside.has(word);

/** "What language?" is asked of a course. */
function asksLanguage(question: Question): boolean {
  const { words } = question;
  const isWhat = words.length <= 2 && words.some(vocabulary.follow.what.has);
  const isSaid = isWhat && topics.of(words, undefined) === 'language';
  return isSaid || (words.length > 1 && surelyLike(question, ['language']) !== undefined);
}

/**
 * Reads a question to the app alone about settings, else one about one's own data; both answers offer both. Words change or
 * erase nothing: the pages ask first.
 */
export function settingsQuestion(question: Question): ChannelRequest | undefined {
  const { words, codes, direct } = question;
  if (!direct || codes.length > 0 || words.length > LONGEST || asksLanguage(question)) return undefined;
  const { settings, privacy, alone, menu } = vocabulary.settings;
  const said = words.join(' ');
  if (alone.has(said) || menu.is(said)) return { does: 'settings' };
  if (privacy.has(said)) return { does: 'told', about: 'kept' };
  if (!words.every(isOfSettings)) return undefined;
  if (isSaidIn(settings, words)) return { does: 'settings' };
  return isSaidIn(privacy, words) ? { does: 'told', about: 'kept' } : undefined;
}

/**
 * Reads a wish to link the channel in which it is said, or not to: every word of it, since it changes something. A name may be that
 * of another course.
 */
function linkQuestion({ words, codes, units, direct, quotes, named }: Question): ChannelRequest | undefined {
  if (direct || quotes || units.length > 0 || codes.length > 1) return undefined;
  const [code] = codes;
  const said = words.map((word) => (word === code?.toLowerCase() ? '#' : word)).join(' ');
  const { linkHere, unlinkHere } = vocabulary.settings;
  if (unlinkHere.is(said)) return { does: 'unlink', ...(code && { asked: [code] }) };
  if (code && linkHere.is(said) && !named) return { does: 'link', asked: [code] };
  const isLike = vocabulary.help.link.startOf(words.join(' ')) !== undefined;
  return isLike ? { does: 'offer-link', ...(code && { asked: code }) } : undefined;
}

/** What changes nothing. */
const READS: ReadonlySet<string> = new Set(['settings', 'linked', 'find', 'told', 'offer-link']);

interface ChannelDeps extends TrustParts {
  readonly study: Pick<StudyClient, 'realization' | 'realizationById' | 'realizationKept'>;
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses'>;
  readonly changes: Pick<ChannelChanges, 'expectAllowed' | 'tell' | 'linkedBy'>;
  /** Undefined if Coursebell has no public address. */
  readonly feeds: Pick<CalendarFeeds, 'madeAt' | 'revoke'> | undefined;
  readonly preferences: Pick<Preferences, 'channel' | 'changeChannel'>;
  readonly seen: SeenCourses;
  /** A person's own settings in our own words. May reject. */
  readonly ownSettings: (place: Place, language: Language) => Promise<string>;
  /** Asks for a pass over a target soon. */
  readonly nudge: (spot: TargetKey & { readonly kind: 'channel' }, saying: 'anew') => void;
}

/**
 * `/course settings`, `link` and `unlink`, and questions about settings: the settings of a channel, which is told of
 * each change.
 */
export const createChannel = (deps: ChannelDeps): Feature =>
  defineFeature<ChannelRequest>({
    name: 'channel',
    request: channelRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'settings',
        also: vocabulary.subcommands.settings.words,
        parse: () => ({ does: 'settings' }),
        knows: isOfSettings,
      },
      {
        command: '/course',
        subcommand: 'link',
        also: vocabulary.subcommands.link.words,
        parse: parseLink,
        named: async (typed, place) => {
          const found = await searchFor(deps.seen, typed, place);
          return found && { does: 'find', ...found };
        },
      },
      {
        command: '/course',
        subcommand: 'unlink',
        parse: parseUnlink,
        named: (typed, place) => readNamedUnlink(typed, place, deps),
      },
    ],
    intents: [
      { id: 'settings', claim: 'asked', hears: 'settings help', read: settingsQuestion },
      {
        ...{ id: 'channel.link', claim: 'whole', read: linkQuestion },
        ...{ hears: 'settings help slot course follow lead times week topic facts', subject: 'name' },
      },
      { id: 'settings.told', claim: 'whole', hears: 'settings', read: toldQuestion },
      ...likeIntents<ChannelRequest>('settings.like', SETTINGS_LABELS, (label, { direct }) =>
        // A person's own have answers of their own, in `features/settings`.
        direct && label !== 'settings' ? undefined : { does: 'settings' },
      ),
      ...likeIntents<ChannelRequest>(
        'settings.told-like',
        ['privacy', 'erase', 'kept', 'sees', 'owner'],
        toldLike,
      ),
    ],
    answer: (request, reader, place) => answer(request, reader, place, deps),
    actions: [
      replaces(setLanguage, (change) => ({ does: 'language', ...change })),
      replaces(setCodes, (change) => ({ does: 'codes', ...change })),
      replaces(revokeFeedHere, () => ({ does: 'revoke-feed' })),
      replaces(linkFound, ({ asked }) => ({ does: 'link', asked: [asked] })),
      opens(startLink, titleOfLink, async (_, { language }, { conversation }) => ({
        title: titleOfLink(language),
        form: linkForm.carry({ conversation }, language, texts(language).channel.linkButton),
        blocks: [courseField(language)],
      })),
    ],
    forms: [
      submits(linkForm, titleOfLink, async ({ value, filled }, reader, _, ask) => {
        const chosen = chosenCourse(filled, reader.language);
        if ('errors' in chosen) return chosen;
        return { ask: ask({ does: 'link', asked: [chosen.code], ...value }) };
      }),
    ],
    shareable: false,
    writes: ({ does }) => !READS.has(does),
  });

/** Reads the name of the course behind `unlink`; of another course than the linked one, asks for nothing but the link. */
async function readNamedUnlink(
  typed: string,
  place: Place,
  { preferences, study }: ChannelDeps,
): Promise<ChannelRequest | undefined> {
  const { words, codes } = readQuestion(typed);
  const isName = codes.length === 0 && words.some(tells) && !words.some(isId);
  const channel = isName ? channelAt(place) : undefined;
  const code = channel && (await preferences.channel(channel).catch(() => undefined))?.linked;
  if (code === undefined) return undefined;
  const known = await lookUp(study, code, 'en').catch(() => undefined);
  const linked = { code, names: known ? [known.value.name, ...Object.values(known.value.names ?? {})] : [] };
  return namedBy(words, [linked], tells).exactly
    ? { does: 'unlink', asked: [code] }
    : {
        does: 'linked',
        unused: words
          .filter(tells)
          .slice(0, MOST_UNUSED)
          .map((word) => word.slice(0, 100)),
      };
}

const tells = (word: string): boolean => !vocabulary.course.realization.has(word) && !isCommonWord(word);

async function answer(
  request: ChannelRequest,
  reader: Reader,
  place: Place,
  deps: ChannelDeps,
): Promise<Card> {
  if (request.does === 'told') return toldCard(request.about, reader, deps);
  const channel = channelAt(
    request.does === 'link' ? { ...place, conversation: place.conversation ?? request.conversation } : place,
  );
  if (!channel) return cardElsewhere(request, reader, place, deps);
  switch (request.does) {
    case 'settings':
      return settings(channel, reader, deps);
    case 'language':
      return changeSettings(request, { channel, reader, place, deps });
    case 'codes':
      return changeSettings(request, { channel, reader, place, deps });
    case 'revoke-feed':
      await deps.changes.expectAllowed(place);
      await deps.feeds?.revoke(ownerOf(channel));
      return settings(channel, reader, deps);
    case 'link': {
      await deps.changes.expectAllowed(place);
      return link(channel, request.asked, { reader, place, deps }).catch((error: unknown) =>
        nearInstead(error, deps.seen, reader, place, offered(reader)),
      );
    }
    case 'find':
      return answerSearch(deps.seen, request, reader, place, offered(reader));
    case 'linked': {
      const card = linkedCard(await linkedIn(channel, reader, deps), false, reader);
      return withUnused(card, request.unused ?? [], reader.language);
    }
    case 'offer-link': {
      const card = linkedCard(await linkedIn(channel, reader, deps), false, reader);
      return { ...card, buttons: linkButtons(request.asked, reader) };
    }
    case 'unlink':
      return unlink(channel, request.asked, { reader, place, deps });
  }
}

function linkButtons(code: string | undefined, { language }: Reader): Button[] {
  const label = texts(language).channel.linkButton;
  return code === undefined
    ? startLink.offer(`${label}…`, {}, language)
    : linkFound.offer(`${label}: ${outsideLine(code, 50)}`, { asked: code }, language);
}

/** Outside of channels people can't link a course, but they still have settings of their own. */
async function cardElsewhere(
  { does }: ChannelRequest,
  reader: Reader,
  place: Place,
  { ownSettings }: ChannelDeps,
): Promise<Card> {
  const isLink = ['link', 'find', 'linked', 'unlink', 'offer-link'].includes(does);
  if (isLink) return wordsCard(texts(reader.language).channel.onlyChannels);
  return directCard(await ownSettings(place, reader.language), reader);
}

/** How courses are offered that may be meant. */
const offered = ({ language }: Reader) => ({ show: linkFound, label: texts(language).channel.linkButton });

async function settings(channel: ChannelKey, reader: Reader, deps: ChannelDeps): Promise<Card> {
  const chosen = await deps.preferences.channel(channel);
  const linked = await linkedIn(channel, reader, deps);
  const { language, answersCodes = false } = chosen ?? {};
  const { workspace, channel: target } = channel;
  const reminders = (await deps.store.targets.get({ workspace, target }))?.settings;
  const weekly = reminders?.weekly !== undefined;
  const { daily } = reminders ?? {};
  const feed = deps.feeds && {
    channel: channel.channel,
    madeAt: await deps.feeds.madeAt(ownerOf(channel)),
  };
  return settingsCard({ language, answersCodes, linked, weekly, daily, feed }, reader);
}

/** Who asks, for whom the answer is, and what is needed to change something. */
interface Asking {
  readonly reader: Reader;
  readonly place: Place;
  readonly deps: ChannelDeps;
}

/** Changes one of the channel's settings, and shows them. */
async function changeSettings(
  request: Extract<ChannelRequest, { does: 'language' | 'codes' }>,
  { channel, reader, place, deps }: Asking & { readonly channel: ChannelKey },
): Promise<Card> {
  const { preferences, changes } = deps;
  await changes.expectAllowed(place);
  const { language = null, answersCodes = false } = (await preferences.channel(channel)) ?? {};
  const [before, after]: [ChosenSettings, ChosenSettings] =
    request.does === 'language'
      ? [{ language }, { language: request.language }]
      : [{ answersCodes }, { answersCodes: request.on }];
  if (request.does === 'language') await changeLanguage(channel, request.language, deps);
  else await preferences.changeChannel(channel, { answersCodes: request.on });
  const isSame = before.language === after.language && before.answersCodes === after.answersCodes;
  const note = isSame
    ? undefined
    : await tell(channel, { is: 'settings', before, after }, { reader, place, deps });
  const card = await settings(channel, reader, deps);
  return note === undefined ? card : withNote(card, note);
}

/** Tells the channel of a change. @returns what is said if it could not be told */
async function tell(channel: ChannelKey, edit: ChannelEdit, { reader, place, deps }: Asking) {
  const { preferences, store, changes } = deps;
  const { workspace, channel: target } = channel;
  const chosen = (await preferences.channel(channel))?.language;
  const language = chosen ?? (await store.targets.get({ workspace, target }))?.language ?? reader.language;
  const told = await changes.tell({ channel, user: place.user, edit, language });
  return untoldNote(told, place.isGroup, reader.language);
}

/** The channel as the owner of a feed. */
const ownerOf = ({ workspace, channel }: ChannelKey): FeedOwner => ({ workspace, user: channel });

/** From now on the channel's follows are told in its new language. Without a choice their language stays. */
async function changeLanguage(
  channel: ChannelKey,
  language: Language | null,
  deps: ChannelDeps,
): Promise<void> {
  await deps.preferences.changeChannel(channel, { language });
  if (language === null) return;
  const spot = { workspace: channel.workspace, target: channel.channel, kind: 'channel' } as const;
  const target = await deps.store.targets.get(spot);
  if (target && (await speakTo(target, language, deps))) deps.nudge(spot, 'anew');
}

/** Links the channel to a course that exists. Rejects as a look-up does. */
async function link(channel: ChannelKey, asked: readonly string[], asking: Asking): Promise<Card> {
  const { reader, deps } = asking;
  const { study, preferences } = deps;
  const [one = '', ...others] = asked;
  if (others.length > 0) return wordsCard(texts(reader.language).channel.oneOnly);
  const { value } = await lookUp(study, one, reader.language);
  // The course is asked for again by its code.
  if (!isRealizationCode(value.code)) throw new InvalidRequest({ about: 'realization-code', input: one });
  const old = (await preferences.channel(channel))?.linked;
  const before = old === undefined || old === value.code ? undefined : namedCode(old, reader, deps);
  await preferences.changeChannel(channel, { linked: value.code });
  const { code, name, nameLanguage } = value;
  const edit = { is: 'linked' as const, before, after: { code, name } };
  const note = old === code ? undefined : await tell(channel, edit, asking);
  const linked = linkedCard({ code, name, nameLanguage }, true, reader, before);
  // One that ended long ago can't be followed.
  const isOver = isLongOver(factsOf(value, reader.language), reader.now);
  const card = isOver ? linked : await withFollow(linked, code, channel, asking);
  return note === undefined ? card : withNote(card, note);
}

/** Rejects if the store is in trouble. */
async function withFollow(
  card: Card,
  code: string,
  { workspace, channel }: ChannelKey,
  { reader: { language }, deps }: Asking,
): Promise<Card> {
  const followed = await deps.store.follows.of({ workspace, target: channel });
  if (followed.some((one) => one.code === code)) return card;
  return withUnfollowed(code, card, language, (label) =>
    chooseFollow.offer(label, { asked: code, conversation: channel }, language),
  );
}

/** A course with its name, if that is known without asking. */
function namedCode(code: string, { language }: Reader, { study }: ChannelDeps): NamedCode {
  const kept = realizationInMemory(study, code, language);
  return kept === undefined ? { code } : { code, name: kept.name };
}

/** Removes the link. If `asked` does not name the linked course, the link stays. */
async function unlink(
  channel: ChannelKey,
  asked: readonly string[] | undefined,
  asking: Asking,
): Promise<Card> {
  const { reader, place, deps } = asking;
  const { preferences, changes } = deps;
  const code = (await preferences.channel(channel))?.linked;
  if (code !== undefined && asked && !asked.includes(code))
    return linkedCard(await linkedIn(channel, reader, deps), false, reader);
  if (code === undefined) return unlinkedCard(code, reader);
  const setUpBy = await changes.linkedBy(channel, code);
  await changes.expectAllowed(place, setUpBy === undefined ? [] : [setUpBy]);
  await preferences.changeChannel(channel, { linked: null });
  const note = await tell(channel, { is: 'linked', before: namedCode(code, reader, deps) }, asking);
  const card = unlinkedCard(code, reader);
  return note === undefined ? card : withNote(card, note);
}

/** The channel's course, with its name if the study API gives it now. */
async function linkedIn(
  channel: ChannelKey,
  { language }: Reader,
  { study, preferences }: ChannelDeps,
): Promise<Linked | undefined> {
  const code = (await preferences.channel(channel))?.linked;
  if (code === undefined) return undefined;
  try {
    const { name, nameLanguage } = (await lookUp(study, code, language)).value;
    return { code, name, nameLanguage };
  } catch (error) {
    return error instanceof NotFound ? { code, isMissing: true } : { code };
  }
}
