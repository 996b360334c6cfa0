/** Any number of workspaces and organizations, by OAuth. */
import type { Installation, InstallURLOptions } from '@slack/oauth';
import type { WebClientOptions } from '@slack/web-api';
import type { Language } from '../i18n/language.ts';
import { NotInstalled } from '../slack/client.ts';
import type { InstallationKey } from '../store/care.ts';
import { createSeal } from '../store/sealing.ts';
import type { Store } from '../store/store.ts';
import type { Access, AccessOptions } from './access.ts';
import { publicAddress } from './addresses.ts';
import { createCare } from './care.ts';
import { guardedSoon } from './guard.ts';
import { createInstaller } from './installer.ts';
import { createLeaving, type Leave } from './leaving.ts';
import { installRoutes, REDIRECT_PATH } from './routes.ts';
import { SCOPES } from './scopes.ts';
import { stands } from './standing.ts';
import { createStates } from './states.ts';
import { createTokens } from './tokens.ts';
import { createVault, type Vault } from './vault.ts';

/** How long keeping a new installation waits for a rotation of the one before, in milliseconds. */
const PATIENCE = 12_000;
const PAGE = 200;

export interface OAuth {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly stateSecret: string;
  /** The first encrypts, all decrypt. */
  readonly encryptionKeys: readonly Uint8Array[];
  readonly publicUrl: string;
}

export interface ManyOptions extends AccessOptions {
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  readonly clientOptions: WebClientOptions;
  readonly language: Language;
  /** Told of a workspace that has installed the app. */
  readonly onInstalled: (workspace: string) => void;
}

export function manyAccess(oauth: OAuth, options: ManyOptions): Access {
  const { store, guard, clientFor, now, log } = options;
  const { installations, claims } = store;
  const asked: InstallURLOptions = {
    scopes: [...SCOPES],
    redirectUri: publicAddress(oauth.publicUrl, REDIRECT_PATH),
  };
  const vault = createVault({ installations, seal: createSeal(oauth.encryptionKeys), now, log });
  const installer = createInstaller({
    ...{ ...options, ...oauth, asked, vault },
    states: createStates({ secret: oauth.stateSecret, claims, now, asked }),
    guarded: (name, work) => guardedSoon(name, guard, work, PATIENCE),
  });
  const tokens = createTokens({ vault, installer, guard, clientFor, now, log });
  const leave = createLeaving({ store, vault, guard, clientFor, forget: tokens.forget, now, log });
  const onInstalled = ({ team, enterprise }: Installation): void => {
    const id = team?.id ?? enterprise?.id;
    if (id === undefined) return;
    tokens.forget(id);
    if (team) options.onInstalled(team.id);
  };
  return {
    of: tokens.of,
    clientOf: async (team) => {
      const right = await tokens.of({ team });
      if (!right) throw new NotInstalled();
      return right.client;
    },
    leave,
    routes: installRoutes({ ...options, installer, publicUrl: oauth.publicUrl, onInstalled }),
    care: createCare({
      ...{ store, now, log },
      isBack: async () => false,
      verify: (signal) => verifyAll({ store, vault, clientFor, leave, now }, signal),
    }),
  };
}

interface Verifying extends Pick<ManyOptions, 'clientFor' | 'now'> {
  readonly store: Pick<Store, 'installations'>;
  readonly vault: Pick<Vault, 'read'>;
  readonly leave: Leave;
}

/** Slack's events may be lost, as where every replica was down for an hour: its word on each token is asked. */
async function verifyAll(options: Verifying, signal: AbortSignal): Promise<void> {
  const { installations } = options.store;
  let page = await installations.all(undefined, PAGE);
  while (page.length > 0 && !signal.aborted) {
    for (const row of page) if (!signal.aborted) await verify(row, options);
    page = await installations.all(page.at(-1), PAGE);
  }
}

async function verify({ enterprise, team }: InstallationKey, { vault, clientFor, leave, now }: Verifying) {
  const found = await vault.read({ enterprise, team });
  if (found?.kept.is !== 'grant') return;
  if ((await stands(clientFor(found.kept.bot.token, undefined))) !== false) return;
  await leave({ team: team || undefined, enterprise: enterprise || undefined, at: now() });
}
