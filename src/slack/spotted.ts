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
import { readOverheard } from './question.ts';

const MOST_CODES = 3;
/** As many codes of a message are looked up; a longer list asks for nothing. */
const MOST_SOUGHT = 10;
const QUIET_FOR = 30 * 60_000;

/** What a channel has asked for, and what it has been told. */
export interface Spotting {
  /** Whether the conversation has switched it on. */
  wanted(place: Place): Promise<boolean>;
  /** Takes a code for a channel: false where it was taken less than `forMs` ago. */
  claim(place: Place, code: RealizationCode, forMs: number): Promise<boolean>;
  /** Gives a code back that was not answered after all. */
  release(place: Place, code: RealizationCode): Promise<void>;
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
  const { codes, language: spoken } = readOverheard(text);
  if (codes.length === 0 || !(await spotting.wanted(place))) return;
  const language = await answering.languages.of(place, 'channel', spoken);
  // Looked up first: a code that does not exist, or an outage, takes nothing.
  const existing = await features.codes.existing(codes.slice(0, MOST_SOUGHT), language);
  const fresh = await claimed(spotting, place, existing);
  if (fresh.length === 0) return;
  const origin = { kind: 'spotted', place } as const;
  const answered = await answer(answering, origin, language, () => features.codes.ask(fresh));
  const release = () => Promise.all(fresh.map((code) => spotting.release(place, code)));
  // Nobody has asked, so nobody is told of what failed.
  if (!answered.ask) return void (await release());
  await bring(answering, origin, answered, async () => {
    const to = { channel: place.conversation ?? '', thread_ts: thread };
    await postMessage(client, to, toMessage(answered.card)).catch(async (error: unknown) => {
      // In doubt it may have arrived: better a second card in a thread than none for half an hour.
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
