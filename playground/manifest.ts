import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { CommandHint, ShortcutHint } from './page-contract.ts';

interface ManifestFeatures {
  readonly slash_commands?: readonly {
    readonly command?: string;
    readonly usage_hint?: string;
    readonly description?: string;
  }[];
  readonly shortcuts?: readonly {
    readonly name?: string;
    readonly type?: string;
    readonly callback_id?: string;
    readonly description?: string;
  }[];
}

/** The parts of the app that Slack offers to people. */
export interface Offered {
  readonly commands: readonly CommandHint[];
  readonly shortcuts: readonly ShortcutHint[];
}

/** The commands and shortcuts that `manifest.yml` installs, as Slack would offer them. */
export async function readManifest(): Promise<Offered> {
  const text = await readFile(new URL('../manifest.yml', import.meta.url), 'utf8');
  const { features = {} } = (parse(text) ?? {}) as { features?: ManifestFeatures };
  return {
    commands: (features.slash_commands ?? []).map(
      ({ command = '', usage_hint: usage = '', description = '' }) => ({ command, usage, description }),
    ),
    shortcuts: (features.shortcuts ?? []).map(
      ({ name = '', type, callback_id: callbackId = '', description = '' }) => ({
        name,
        callbackId,
        description,
        type: type === 'message' ? 'message' : 'global',
      }),
    ),
  };
}
