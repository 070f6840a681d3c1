import path from 'node:path';

/** A script that runs in a thread, and how Node is told to read it. */
export type ThreadScript = { url: URL; execArgv: string[] };

/**
 * One of our scripts: its source, or its bundle when called from a bundle.
 *
 * @param name of the script without extension; it is beside the caller, and an entry in `tools/build-api.mjs`
 * @param from `import.meta.url` of the caller
 */
export function threadScript(name: string, from: string): ThreadScript {
  const extension = path.extname(from);
  const url = new URL(`./${name}${extension}`, from);
  return { url, execArgv: extension === '.ts' ? ['--import', READER.href] : [] };
}

const READER = new URL('./read-typescript.mjs', import.meta.url);
