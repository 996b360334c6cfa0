/** Access to any number of workspaces and organizations, by OAuth. */
import type { Installation, InstallURLOptions } from '@slack/oauth';
import type { WebClientOptions } from '@slack/web-api';
import type { Language } from '../language.ts';
import { type Ended, endedWith } from '../ops/jobs.ts';
import { publicAddress } from '../public-address.ts';
import { NotInstalled } from '../slack/answering/client.ts';
import type { InstallationKey } from '../store/care.ts';
import { createSeal } from '../store/sealing.ts';
import type { Store } from '../store/store.ts';
import type { Access, AccessOptions } from './access.ts';
import { createCare } from './care.ts';
import { noteLeft } from './erasing.ts';
import { guardedSoon } from './guard.ts';
import { createInstaller } from './installer.ts';
import { createLeaving, type Leave } from './leaving.ts';
import { installRoutes, REDIRECT_PATH } from './routes.ts';
import { SCOPES } from './scopes.ts';
import { stands } from './standing.ts';
import { createStates } from './states.ts';
import { createTokens, TokenEnded, type Tokens } from './tokens.ts';
import { createVault, type Vault, type Whose } from './vault.ts';
import { createWhereabouts } from './whereabouts.ts';

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

/** Everything for workspaces that install the app, and for those that remove it. */
export function manyAccess(oauth: OAuth, options: ManyOptions): Access {
  const { store, guard, clientFor, now, log, jobs } = options;
  const { installations, claims } = store;
  const asked: InstallURLOptions = {
    scopes: [...SCOPES],
    redirectUri: publicAddress(oauth.publicUrl, REDIRECT_PATH),
  };
  const vault = createVault({ installations, seal: createSeal(oauth.encryptionKeys), guard, now, log });
  const installer = createInstaller({
    ...options,
    ...oauth,
    asked,
    vault,
    states: createStates({ secret: oauth.stateSecret, claims, now, asked }),
    guarded: (name, work) => guardedSoon(name, guard, work),
  });
  const tokens = createTokens({ vault, installer, guard, clientFor, now, jobs });
  const leave = createLeaving({ store, vault, guard, clientFor, forget: tokens.forget, now, log });
  const isInstalled = (id: string): void => {
    tokens.forget(id);
    options.onInstalled(id);
  };
  const onInstalled = ({ team, enterprise }: Installation): void => {
    if (team) isInstalled(team.id);
    if (team || !enterprise) return;
    tokens.forget(enterprise.id);
    const tellMembers = async (): Promise<undefined> => {
      for (const member of await vault.members(enterprise.id)) isInstalled(member);
    };
    void jobs.run('members', tellMembers, { workspace: enterprise.id });
  };
  const whereabouts = createWhereabouts(store);
  return {
    of: async (source) => {
      for await (const candidate of whereabouts.of(source)) {
        const right = await tokens.of(candidate);
        if (!right) continue;
        whereabouts.note(source);
        return { ...right, team: candidate.team };
      }
      return undefined;
    },
    isInstalled: (source) => {
      if (!tokens.isInstalled({ team: source.installed })) return false;
      whereabouts.note(source);
      return true;
    },
    clientOf: async (team) => {
      const right = await tokens.of({ team });
      if (!right) throw new NotInstalled();
      return right.client;
    },
    leave,
    routes: installRoutes({
      ...options,
      installer: installer.provider,
      publicUrl: oauth.publicUrl,
      onInstalled,
    }),
    care: createCare({
      store,
      now,
      log,
      jobs,
      isBack: async () => false,
      vault,
      verify: (signal) => verifyAll({ store, vault, tokens, leave, now, log }, signal),
    }),
  };
}

interface Verifying extends Pick<ManyOptions, 'now' | 'log'> {
  readonly store: Pick<Store, 'installations'>;
  readonly vault: Pick<Vault, 'read'>;
  readonly tokens: Pick<Tokens, 'of'>;
  readonly leave: Leave;
}

/** Asks Slack about each token, since its events may be lost, as where every replica was down for an hour. */
async function verifyAll(options: Verifying, signal: AbortSignal): Promise<Ended> {
  const { installations } = options.store;
  let [failed, all] = [0, 0];
  let page = await installations.all(undefined, PAGE);
  while (page.length > 0 && !signal.aborted) {
    for (const row of page) {
      if (signal.aborted) break;
      all += 1;
      await verify(row, options).catch((error: unknown) => {
        failed += 1;
        noteLeft(error, row.team || row.enterprise, options.log);
      });
    }
    page = await installations.all(page.at(-1), PAGE);
  }
  return endedWith(failed, all, 'installations were not verified');
}

async function verify({ enterprise, team }: InstallationKey, { vault, tokens, leave, now }: Verifying) {
  const found = await vault.read({ enterprise, team });
  if (found?.kept?.is !== 'grant') return;
  const at = now();
  const whose = { team: team || undefined, enterprise: enterprise || undefined };
  if (await hasEnded(whose, tokens)) await leave({ ...whose, at });
}

/** Asks through `tokens`, which renews a token that has run out: of such a token Slack says nothing else. */
async function hasEnded(whose: Whose, tokens: Pick<Tokens, 'of'>): Promise<boolean> {
  try {
    const right = await tokens.of(whose);
    return right !== undefined && (await stands(right.client)) === false;
  } catch (error) {
    if (error instanceof TokenEnded) return error.isRefused;
    throw error;
  }
}
