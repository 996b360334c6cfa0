/** The project of the tests over another university: a process has one gateway, so they have processes of their own. */
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const CHOSEN = join(import.meta.dirname, '../../src/study-client/gateway/index.ts');

export const ANOTHER_UNIVERSITY = {
  extends: true,
  plugins: [
    {
      name: 'another-gateway',
      enforce: 'pre',
      load: (id: string) =>
        id === CHOSEN
          ? `export { GATEWAY } from ${JSON.stringify(join(import.meta.dirname, 'installed.ts'))};`
          : undefined,
    },
  ],
  test: {
    name: 'another university',
    include: ['test/gateway/*.test.ts'],
    // Node knows no plugins.
    experimental: { viteModuleRunner: true },
  },
} satisfies TestProjectInlineConfiguration;
