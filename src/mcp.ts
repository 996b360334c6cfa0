/** The command `npm run --silent mcp`: the Model Context Protocol over standard input and output. */
import { InvalidConfig } from './config.ts';
import { readStudyConfig } from './config-parts.ts';
import { serveStandardInput } from './mcp/stdio.ts';

try {
  serveStandardInput(await readStudyConfig(process.env));
} catch (error) {
  if (!(error instanceof InvalidConfig)) throw error;
  // Standard output is for the protocol alone.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
