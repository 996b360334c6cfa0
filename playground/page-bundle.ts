import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** The page's script and style, each one text. */
export interface PageBundle {
  readonly script: string;
  readonly style: string;
}

function textOf({ output }: Rolldown.RolldownOutput): PageBundle {
  let [script, style] = ['', ''];
  for (const part of output) {
    if (part.type === 'chunk') script += part.code;
    else if (part.fileName.endsWith('.css')) style += String(part.source);
  }
  return { script, style };
}

const LIBRARY_ID = 'slack_blocks_to_jsx';

/**
 * Replaces the library's id, which it gives to everything that it draws, by its class. The library's rules
 * also keep the id, so that they have the same specificity as before.
 */
const withoutLibraryId: Plugin = {
  name: 'without-library-id',
  enforce: 'pre',
  transform(code, path) {
    if (path.endsWith('.css'))
      return code.replaceAll(`#${LIBRARY_ID}`, `:is(.${LIBRARY_ID}, #${LIBRARY_ID})`);
    return path.includes('slack-blocks-to-jsx') ? code.replaceAll(`id:"${LIBRARY_ID}",`, '') : undefined;
  },
};

let built: Promise<PageBundle> | undefined;

/** Builds the page in memory, once a process: its source does not change meanwhile, and a build takes a second. */
export function bundlePage(): Promise<PageBundle> {
  built ??= buildPage();
  return built;
}

async function buildPage(): Promise<PageBundle> {
  const root = fileURLToPath(new URL('./page', import.meta.url));
  const output = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [withoutLibraryId],
    // The fast build of React, in any mode of this process.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: `${root}/main.tsx`, output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error('the page could not be built');
  return textOf(first);
}
