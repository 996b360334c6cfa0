import type { Clock } from './clock.ts';
import type { Offered } from './manifest.ts';
import type { Played } from './page-actions.ts';
import type { CourseDates, HeldMessage, PageState } from './page-contract.ts';
import type { SampleStudyApi } from './sample-study-api.ts';
import { BOT, type SlackSide, TEAM } from './slack-side.ts';

/** Everything that the page's state is made from. */
export interface Shown extends Played, Offered {
  readonly clock: Clock;
}

function held({ scheduled }: SlackSide): HeldMessage[] {
  return scheduled.map(({ id, channel, postAt, text }) => {
    const [firstLine = ''] = text.split('\n');
    return { id, channel, postAt, firstLine };
  });
}

function courses(study: SampleStudyApi): CourseDates[] {
  return study.courses.map(({ realization, removed }) => {
    const { code, name, opens = null, closes = null, starts = null } = realization;
    return { code, name: name.en ?? name.fi ?? code, opens, closes, starts, removed };
  });
}

/** The current state of everything that the page shows. */
export function pageState({ slack, study, commands, shortcuts, clock, moves }: Shown): PageState {
  const { users, channels, messages, modals, homes } = slack.workspace;
  return {
    team: { name: TEAM.name },
    bot: { userId: BOT.userId, name: BOT.name },
    ...{ users, channels, messages, modals, commands, shortcuts },
    homes: [...homes.values()],
    mode: study.mode,
    clock: { ahead: clock.ahead, moving: moves.moving },
    held: held(slack),
    courses: courses(study),
  };
}
