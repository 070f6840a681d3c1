import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** The packages whose code is part of the product, and the stand-ins that run beside it. */
const PACKAGE = /^(?:api|gateway|host|shared|mf-\w+|stand-ins\/[\w-]+)\/src\//;

/** Every file of TypeScript of ours, as a path from the root. @type {readonly string[]} */
export const sourceFiles = listFiles('', /\.tsx?$/);

/** Whether a file is a test, or there for tests alone. @param {string} file from the root */
export const isTest = (file) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');

/** The style sheets of the product, as paths from the root; what stands outside of `src` has a document of its own. */
export const styleSheets = () => listFiles('', /\.css$/).filter((file) => PACKAGE.test(file));

/** The TypeScript of the product and its stand-ins, tests left out, as paths from the root. */
export const productSources = () =>
  sourceFiles.filter((file) => PACKAGE.test(file) && !isTest(file));

/**
 * @param {string} below
 * @param {RegExp} name
 * @returns {string[]}
 */
function listFiles(below, name) {
  return fs.readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(below, entry.name);
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return listFiles(file, name);
    return name.test(entry.name) ? [file] : [];
  });
}
