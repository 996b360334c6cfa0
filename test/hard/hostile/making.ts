/**
 * What well-formed payloads are made of, of every kind that Slack sends: who, where, and hostile words wherever a
 * person or another app can put some.
 */
import { BOT, TEAM } from '../../../playground/slack-side.ts';
import type { Random } from './random.ts';

export type Json = Record<string, unknown>;

/** What a payload is made of. */
export interface Making {
  readonly random: Random;
  /** A hostile text. */
  text(): string;
  /** Something that no other request of the run has. */
  readonly nonce: string;
  /** Takes late answers. */
  readonly responseUrl: string;
}

export const USERS = Array.from({ length: 40 }, (_, at) => `U0HOSTILE${10 + at}`);
export const CHANNELS = Array.from({ length: 12 }, (_, at) => `C0HOSTILE${10 + at}`);
export const TS = '1795176000.000100';

const who = ({ random }: Making) => ({ id: random.pick(USERS), team_id: TEAM.id, username: 'x', name: 'x' });
/** A channel. */
export const where = ({ random }: Making) => ({ id: random.pick(CHANNELS), name: 'x' });
/** What every interaction carries. */
export const common = (making: Making): Json => ({
  user: who(making),
  team: { id: TEAM.id, domain: 'x' },
  api_app_id: BOT.appId,
  enterprise: null,
  is_enterprise_install: false,
  trigger_id: making.nonce,
});
