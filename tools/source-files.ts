import fs from 'node:fs';
import path from 'node:path';

/** The folder that holds all others. */
export const root = path.join(import.meta.dirname, '..');

/** Every file of TypeScript of ours, as a path from there. */
export const sourceFiles: readonly string[] = listFiles('');

export const isTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || file.includes('/testing/');

function listFiles(below: string): string[] {
  return fs.readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(below, entry.name);
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return listFiles(name);
    return /\.tsx?$/.test(entry.name) ? [name] : [];
  });
}
