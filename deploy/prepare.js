/** After `npm ci`: makes the bundle that `npm start` runs. Without development packages there is no bundler: then the source runs. */
import { existsSync } from 'node:fs';

if (existsSync(new URL('../node_modules/rolldown', import.meta.url))) {
  const { bundlePrograms } = await import('./bundle.ts');
  await bundlePrograms();
}
