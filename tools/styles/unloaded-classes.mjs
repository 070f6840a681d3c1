import path from 'node:path';
import { namesIn } from './names-in-code.mjs';
import { isOfAntd, prefixOf } from './prefix-of.mjs';
import { readStyleSheet } from './style-sheet.mjs';

const IMPORTED = /^(?:import|export)(?! type\b)[^'"]*?from '([^']+)'|^import '([^']+)'/gm;
const FETCHED = /\bimport\(\s*'([^']+)'/g;

/**
 * Classes whose style sheet is there by chance only, because something else that was opened before has brought it:
 * what is fetched by itself brings all that it needs, but for what the first page of all has. And those that look
 * otherwise once such a style sheet is there, as it gives their name to something of its own.
 *
 * @param {{ [file: string]: string }} sheets the text of every style sheet, by its path from the root
 * @param {{ [file: string]: string }} sources the text of every source of the same packages
 * @param {{ first: string, exposed: readonly string[] }} entries the source that is there before all others, and those
 * that are fetched by their names
 * @returns {string[]}
 */
export function unloadedClasses(sheets, sources, { first, exposed }) {
  const files = { ...sheets, ...sources };
  const target = (from, source) => existing(files, pathOf(from, source));
  const found = (file, pattern) =>
    [...(sources[file] ?? '').matchAll(pattern)].flatMap(
      ([, one, other]) => target(file, one ?? other) ?? [],
    );
  const imports = new Map(Object.keys(sources).map((file) => [file, found(file, IMPORTED)]));
  const styled = new Map(
    Object.entries(sheets).map(([file, text]) => [
      file,
      readStyleSheet(text).selectors.flatMap(({ classes }) => classes),
    ]),
  );
  // In the design system a name is one thing wherever it stands.
  const ruled = Object.entries(sheets)
    .filter(([file]) => prefixOf(file) !== 'bw-')
    .flatMap(([file, text]) =>
      readStyleSheet(text).selectors.map((selector) => ({ file, text: selector.text })),
    );
  const given = new Map(
    Object.entries(sources).map(([file, text]) => [file, namesIn(text, file).classes]),
  );
  const fetched = Object.keys(sources).flatMap((file) => found(file, FETCHED));
  const broughtBy = (entry) => withImports(entry, imports);
  const always = broughtBy(first);

  return [...new Set([first, ...exposed, ...fetched])].flatMap((entry) => {
    const brought = broughtBy(entry);
    const present = new Set([...always, ...brought]);
    const known = new Set([...present].flatMap((file) => styled.get(file) ?? []));
    const others = new Map(
      ruled.filter(({ file }) => !present.has(file)).map(({ file, text }) => [text, file]),
    );
    return [...brought].flatMap((file) =>
      (given.get(file) ?? []).flatMap((name) => [
        ...(known.has(name) || isOfAntd(name)
          ? []
          : [`${file}: ${entry} does not bring the style sheet of .${name}`]),
        ...(known.has(name) && others.has(`.${name}`)
          ? [`${file}: .${name} looks otherwise once ${others.get(`.${name}`)} is there`]
          : []),
      ]),
    );
  });
}

function pathOf(from, source) {
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(from), source);
  return source.replace(/^@boekwerk\/shared\//, 'shared/src/');
}

const existing = (files, place) =>
  ['', '.ts', '.tsx'].map((ending) => place + ending).find((file) => file in files);

function withImports(entry, imports) {
  const all = new Set();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (all.has(file)) continue;
    all.add(file);
    queue.push(...(imports.get(file) ?? []));
  }
  return all;
}
