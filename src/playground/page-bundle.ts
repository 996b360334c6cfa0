import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

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

/** Builds the page in memory. */
export async function bundlePage(): Promise<PageBundle> {
  const root = fileURLToPath(new URL('./page', import.meta.url));
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    // Whatever mode this process is in, the page's React is the quick one.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: `${root}/main.tsx`, output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('the page could not be built');
  return textOf(first);
}
