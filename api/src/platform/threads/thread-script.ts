import path from 'node:path';

/** A script that runs in a thread, and how Node is told to read it. */
export type ThreadScript = { url: URL; execArgv: string[] };

/**
 * A script of ours: its source, or what was bundled of it when it is the bundle that asks.
 *
 * @param name of the script without extension; it stands beside who asks, and is an entry in `tools/build-api.mjs`
 * @param from `import.meta.url` of who asks
 */
export function threadScript(name: string, from: string): ThreadScript {
  const extension = path.extname(from);
  const url = new URL(`./${name}${extension}`, from);
  return { url, execArgv: extension === '.ts' ? ['--import', READER.href] : [] };
}

const READER = new URL('./read-typescript.mjs', import.meta.url);
