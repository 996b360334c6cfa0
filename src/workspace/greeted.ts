/** Who has been greeted: a stored mark, and a claim for the moment in which replicas do not know each other's marks yet. */
import { isDirectId } from '../slack-terms.ts';
import type { PersonKey, Store } from '../store/store.ts';
import { channelAt, type Preferences } from './preferences.ts';

interface Place extends PersonKey {
  readonly conversation: string | undefined;
}
type Whom = 'person' | 'channel';

/** For so long a claim keeps replicas apart, in milliseconds: choices are remembered for half a minute. */
const CLAIMED = 10 * 60_000;

/** @param now epoch milliseconds */
export function greetedOf(preferences: Preferences, { claims }: Pick<Store, 'claims'>, now: () => number) {
  const nameOf = ({ workspace, user, conversation }: Place, whom: Whom) =>
    `greeted ${workspace} ${whom === 'person' ? user : conversation}`;
  const noted = async (place: Place, whom: Whom): Promise<boolean> => {
    const channel = channelAt(place);
    const known =
      whom === 'person' ? await preferences.person(place) : channel && (await preferences.channel(channel));
    return known?.greetedAt !== undefined;
  };
  const note = async (place: Place, whom: Whom, greetedAt: number | null): Promise<void> => {
    const channel = channelAt(place);
    if (whom === 'person') await preferences.changePerson(place, { greetedAt });
    else if (channel) await preferences.changeChannel(channel, { greetedAt });
  };
  return {
    take: async (place: Place, whom: Whom): Promise<boolean> => {
      const isThere = whom === 'person' ? isDirectId(place.conversation) : channelAt(place) !== undefined;
      if (!isThere || (await noted(place, whom))) return false;
      if (!(await claims.take(nameOf(place, whom), now(), CLAIMED))) return false;
      await note(place, whom, now());
      return true;
    },
    giveBack: async (place: Place, whom: Whom): Promise<void> => {
      await note(place, whom, null);
      await claims.release(nameOf(place, whom));
    },
  };
}
