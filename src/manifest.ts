/**
 * `npm run manifest [-- --agent] [--steps]`: prints the manifest of the Slack app for this configuration; on standard
 * error, what is to be done by hand. See `docs/scopes.md`.
 */
import { manifestFor, readManifestFile, readManifestSettings, stepsByHand } from './app-manifest.ts';
import { InvalidConfig } from './config.ts';

const FLAGS = ['--agent', '--steps'];

const asked = process.argv.slice(2);
if (asked.some((flag) => !FLAGS.includes(flag))) {
  process.stderr.write(
    `usage: npm run --silent manifest [-- ${FLAGS.map((flag) => `[${flag}]`).join(' ')}]\n`,
  );
  process.exitCode = 2;
} else {
  try {
    const read = readManifestSettings(process.env);
    const settings = {
      ...read,
      agent: read.agent || asked.includes('--agent'),
      steps: asked.includes('--steps'),
    };
    process.stdout.write(manifestFor(readManifestFile(), settings));
    if (settings.agent && !read.agent)
      process.stderr.write(
        'Set AGENT_VIEW=1 for Coursebell as well: installation by OAuth and the doctor go by it.\n',
      );
    for (const line of stepsByHand(settings)) process.stderr.write(`${line}\n`);
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    process.stderr.write(`${error.message.replace('Coursebell cannot start', 'No manifest was printed')}\n`);
    process.exitCode = 1;
  }
}
