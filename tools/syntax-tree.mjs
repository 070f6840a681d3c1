import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { root } from './run.mjs';

/** The syntax tree of a file. @param {string} file from the root */
export const parsed = (file) => parsedText(fs.readFileSync(path.join(root, file), 'utf8'), file);

/** The syntax tree of a text. @param {string} name tells by its ending whether it may hold JSX */
export const parsedText = (text, name) =>
  parseSync(text, { syntax: 'typescript', tsx: name.endsWith('x') });

/** A node of a syntax tree with all that is below it. */
export function* nodesOf(value) {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* nodesOf(part);
}
