/** Slash commands, with hostile words after them. */
import { BOT, TEAM } from '../../../playground/slack-side.ts';
import { CHANNELS, type Making, USERS } from './making.ts';

/** Every command with its subcommands, and one that is gone. */
export const SUBCOMMANDS = [
  [
    '/course',
    '',
    'unit ',
    'find ',
    'help ',
    'compare ',
    'follow ',
    'unfollow ',
    'following ',
    'status ',
    'settings ',
    'link ',
    'unlink ',
    'week ',
    'term ',
    'lessons ',
    'UNIT\u00A0',
  ],
  ['/enrollment', '', 'help '],
  ['/rooms', '', 'help ', '72101 ', '78025 40+ ', 'free at two '],
  ['/dance', ''],
] as const;

/** The fields of a slash command. */
export function command(making: Making): Record<string, string> {
  const { random, text } = making;
  const [name, ...subcommands] = random.pick(SUBCOMMANDS);
  return {
    ...{ team_id: TEAM.id, channel_id: random.pick(CHANNELS), user_id: random.pick(USERS) },
    ...{ command: name, text: `${random.pick(subcommands)}${text()}`, api_app_id: BOT.appId },
    ...{ response_url: making.responseUrl, trigger_id: making.nonce },
  };
}
