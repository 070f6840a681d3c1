import { run } from '../tools/run.mjs';

/** Runs a script to its end. @throws with its output when it fails */
export async function runNode(args, env) {
  await readNode(args, env);
}

/** Runs a script to its end and gives what it printed. @throws with its output when it fails */
export async function readNode(args, env) {
  const { code, output } = await run(process.execPath, args, { env, quiet: true });
  if (code !== 0) throw new Error(output);
  return output;
}
