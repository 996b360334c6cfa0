/**
 * The choices of people and channels. Every request needs them, so they are remembered for a moment. A change
 * in this process is seen at once, one in another replica within half a minute.
 */
import { createSingleFlight } from '../primitives/single-flight.ts';
import type {
  Channel,
  ChannelChange,
  ChannelKey,
  Person,
  PersonChange,
  PersonKey,
} from '../store/concerns.ts';
import type { Store } from '../store/store.ts';

const REMEMBER = 30_000;
const MOST_REMEMBERED = 50_000;

/** All methods that return a promise reject if the store is in trouble. */
export interface Preferences {
  /** Undefined: nothing was chosen. */
  person(key: PersonKey): Promise<Person | undefined>;
  /** Undefined: nothing was chosen. */
  channel(key: ChannelKey): Promise<Channel | undefined>;
  /** The result of `person` if it is remembered; undefined: the store must be asked. */
  personAtHand(key: PersonKey): { readonly value: Person | undefined } | undefined;
  changePerson(key: PersonKey, change: PersonChange): Promise<void>;
  /** Forgets a person whose row has been erased. */
  forgetPerson(key: PersonKey): void;
  /** Forgets a channel whose row has been moved. */
  forgetChannel(key: ChannelKey): void;
  changeChannel(key: ChannelKey, change: ChannelChange): Promise<void>;
}

/** @param now epoch milliseconds */
export function createPreferences(
  { persons, channels }: Pick<Store, 'persons' | 'channels'>,
  now: () => number,
): Preferences {
  const people = createSingleFlight<Person | undefined>(REMEMBER, MOST_REMEMBERED, now);
  const places = createSingleFlight<Channel | undefined>(REMEMBER, MOST_REMEMBERED, now);
  const personKey = ({ workspace, user }: PersonKey) => `${workspace} ${user}`;
  const channelKey = ({ workspace, channel }: ChannelKey) => `${workspace} ${channel}`;
  return {
    person: (key) => people.run(personKey(key), () => persons.get(key)),
    channel: (key) => places.run(channelKey(key), () => channels.get(key)),
    personAtHand: (key) => people.known(personKey(key)),
    changePerson: async (key, change) => {
      await persons.change(key, change);
      people.forget(personKey(key));
    },
    forgetPerson: (key) => people.forget(personKey(key)),
    forgetChannel: (key) => places.forget(channelKey(key)),
    changeChannel: async (key, change) => {
      await channels.change(key, change);
      places.forget(channelKey(key));
    },
  };
}
