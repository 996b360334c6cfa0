/**
 * Tokens with which a person's assistants ask Coursebell in that person's place. A token is shown once; the store keeps
 * a digest, so a reader of the store can't ask.
 */
import { newSecret, secretDigest, signatureOf } from '../store/sealing.ts';
import type { PersonKey, Store } from '../store/store.ts';

/** The most tokens of a person. */
export const MOST_TOKENS = 5;
/** The part of a digest that names a token among those of a person. */
const NAMED_BY = 16;
/** Tells people, and programs that look for secrets, what this is. */
const PREFIX = 'coursebell_';

/** A token that a person has made. */
export interface AssistantToken {
  /** Names it among the person's. */
  readonly id: string;
  /** As the person has called it. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

export interface AssistantTokens {
  /**
   * Makes a token, which can't be had again; undefined where the person has `MOST_TOKENS`.
   * @param requestId from `newSecret`: the same id of the same person gives the same token, so a form that is sent
   * twice makes one
   */
  make(person: PersonKey, name: string, requestId: string): Promise<string | undefined>;
  /** Oldest first. */
  of(person: PersonKey): Promise<AssistantToken[]>;
  /** False where the person has no such token. */
  revoke(person: PersonKey, id: string): Promise<boolean>;
  /** The person who made a token; undefined: there is no such token. */
  owner(token: string): Promise<PersonKey | undefined>;
}

interface TokensOptions {
  readonly store: Pick<Store, 'assistantTokens' | 'secrets'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createAssistantTokens({ store, now }: TokensOptions): AssistantTokens {
  const kept = store.assistantTokens;
  const idOf = (hash: string): string => hash.slice(0, NAMED_BY);
  return {
    make: async (person, name, requestId) => {
      const secret = await store.secrets.get('assistant-tokens', newSecret);
      const words = ['coursebell assistant token 1', person.workspace, person.user, requestId];
      const token = `${PREFIX}${signatureOf(words, secret)}`;
      const isAdded = await kept.add(person, { hash: secretDigest(token), name, madeAt: now() }, MOST_TOKENS);
      return isAdded ? token : undefined;
    },
    of: async (person) =>
      (await kept.of(person)).map(({ hash, name, madeAt }) => ({ id: idOf(hash), name, madeAt })),
    revoke: async (person, id) => {
      const found = (await kept.of(person)).find(({ hash }) => idOf(hash) === id);
      return found !== undefined && kept.revoke(person, found.hash);
    },
    owner: async (token) => (token.startsWith(PREFIX) ? kept.owner(secretDigest(token)) : undefined),
  };
}
