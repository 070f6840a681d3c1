import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from './run.mjs';

/**
 * What a file of YAML says, with what it takes over from elsewhere in it (`<<: *name`).
 *
 * @param {string} file from the root
 */
export const readYaml = (file) =>
  parse(readFileSync(path.join(root, file), 'utf8'), { merge: true });
