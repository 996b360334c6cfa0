/**
 * Codes in ordinary messages of a channel that has switched this on. The codes that exist get one compact
 * card in the thread; the same code gets none again in that channel for half an hour. Bots get no answer.
 */
import type { WebClient } from '@slack/web-api';
import type { Features, Place } from '../../asking/feature.ts';
import { readOverheard } from '../../asking/question.ts';
import { toMessage } from '../../cards/message.ts';
import type { RealizationCode } from '../../study-client/model.ts';
import { type Answering, bring } from '../answering/account.ts';
import { answer } from '../answering/answer.ts';
import { postMessage } from '../answering/deliver.ts';

const MOST_CODES = 3;
/** The most codes of a message that are looked up; the others are ignored. */
const MOST_SOUGHT = 10;
const QUIET_FOR = 30 * 60_000;

/** A channel's switch, and the codes that it has been told of. */
export interface Spotting {
  /** Whether the conversation has switched it on. */
  wanted(place: Place): Promise<boolean>;
  /** Takes a code for a channel; false if it was taken less than `forMs` milliseconds ago. */
  claim(place: Place, code: RealizationCode, forMs: number): Promise<boolean>;
  /** Gives back a code that was not answered after all. */
  release(place: Place, code: RealizationCode): Promise<void>;
}

/** An ordinary message, freed of Slack's payload. */
export interface Overheard {
  readonly text: string;
  /** The thread to answer in. */
  readonly thread: string;
}

/** Answers the codes of a message, if any deserve an answer. Rejects if the store is in trouble. */
export async function answerSpotted(
  client: WebClient,
  features: Features,
  answering: Answering,
  spotting: Spotting,
  place: Place,
  { text, thread }: Overheard,
): Promise<void> {
  const { codes, language: spoken } = readOverheard(text);
  if (codes.length === 0 || !(await spotting.wanted(place))) return;
  const language = await answering.languages.of(place, 'channel', spoken);
  // Look the codes up before taking them: a missing code, or an outage, takes nothing.
  const existing = await features.codes.existing(codes.slice(0, MOST_SOUGHT), language);
  const fresh = await claimed(spotting, place, existing);
  if (fresh.length === 0) return;
  const origin = { kind: 'spotted', place } as const;
  const answered = await answer(answering, origin, language, () => features.codes.ask(fresh));
  const release = () => Promise.all(fresh.map((code) => spotting.release(place, code)));
  // Nobody has asked, so nobody is told of a failure.
  if (!answered.ask) return void (await release());
  await bring(answering, origin, answered, async () => {
    const to = { channel: place.conversation ?? '', thread_ts: thread };
    await postMessage(client, to, toMessage(answered.card)).catch(async (error: unknown) => {
      // The post may have arrived: a second card in a thread is better than none for half an hour.
      await release();
      throw error;
    });
  });
}

async function claimed(
  spotting: Spotting,
  place: Place,
  codes: readonly RealizationCode[],
): Promise<RealizationCode[]> {
  const fresh: RealizationCode[] = [];
  for (const code of codes) {
    if (fresh.length < MOST_CODES && (await spotting.claim(place, code, QUIET_FOR))) fresh.push(code);
  }
  return fresh;
}
