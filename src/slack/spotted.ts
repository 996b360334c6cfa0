/**
 * Codes in ordinary messages of a channel that has asked for it: one compact card in the thread for those that exist,
 * and none again for the same code in the same channel for half an hour. Never for bots.
 */
import type { WebClient } from '@slack/web-api';
import { toMessage } from '../cards/message.ts';
import type { RealizationCode } from '../study-client/model.ts';
import { type Answering, bring } from './account.ts';
import { answer } from './answer.ts';
import { postMessage } from './deliver.ts';
import type { Features, Place } from './feature.ts';
import { readQuestion } from './question.ts';

const MOST_CODES = 3;
const QUIET_FOR = 30 * 60_000;

/** What a channel has asked for, and what it has been told. */
export interface Spotting {
  /** Whether the conversation has switched it on. */
  wanted(place: Place): Promise<boolean>;
  /** Takes a code for a channel: false where it was taken less than `forMs` ago. */
  claim(place: Place, code: RealizationCode, forMs: number): Promise<boolean>;
}

/** An ordinary message, freed of Slack's payload. */
export interface Overheard {
  readonly text: string;
  /** The thread to answer in. */
  readonly thread: string;
}

/** Answers the codes of a message, where there is something to answer. Rejects where the store is in trouble. */
export async function answerSpotted(
  client: WebClient,
  features: Features,
  answering: Answering,
  spotting: Spotting,
  place: Place,
  { text, thread }: Overheard,
): Promise<void> {
  const { codes, language: spoken } = readQuestion(text);
  if (codes.length === 0 || !(await spotting.wanted(place))) return;
  const language = await answering.languages.of(place, 'channel', spoken);
  // Looked up first: a code that does not exist, or an outage, takes nothing.
  const existing = await features.codes.existing(codes.slice(0, MOST_CODES), language);
  const fresh = await claimed(spotting, place, existing);
  if (fresh.length === 0) return;
  const origin = { kind: 'spotted', place } as const;
  const answered = await answer(answering, origin, language, () => features.codes.ask(fresh));
  // Nobody has asked, so nobody is told of what failed.
  if (!answered.ask) return;
  await bring(answering, origin, answered, () =>
    postMessage(client, { channel: place.conversation ?? '', thread_ts: thread }, toMessage(answered.card)),
  );
}

async function claimed(
  spotting: Spotting,
  place: Place,
  codes: readonly RealizationCode[],
): Promise<RealizationCode[]> {
  const taken = await Promise.all(codes.map((code) => spotting.claim(place, code, QUIET_FOR)));
  return codes.filter((_, at) => taken[at]);
}
