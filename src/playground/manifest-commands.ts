import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { CommandHint } from './page-contract.ts';

interface ManifestCommand {
  readonly command?: string;
  readonly usage_hint?: string;
  readonly description?: string;
}

/** The commands that `manifest.yml` installs, as Slack would suggest them. */
export async function manifestCommands(): Promise<CommandHint[]> {
  const text = await readFile(new URL('../../manifest.yml', import.meta.url), 'utf8');
  const manifest = parse(text) as { features?: { slash_commands?: readonly ManifestCommand[] } } | null;
  const commands = manifest?.features?.slash_commands ?? [];
  return commands.map(({ command = '', usage_hint: usage = '', description = '' }) => ({
    command,
    usage,
    description,
  }));
}
