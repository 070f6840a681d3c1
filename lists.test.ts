import fs from 'node:fs';
import path from 'node:path';
import { endpoints } from './shared/src/contract/all';
import { listQuery, Pagination } from './shared/src/contract/lists';
import { root } from './tools/run.mjs';
import { isTest, productSources, sourceFiles } from './tools/source-files.mjs';

/** What makes a page of a list, and belongs to nobody else: each list would do it in its own way, and grow in its own way. */
const ENGINE = 'api/src/platform/lists/';
const ONLY_THERE = /\boffset\b|\bpaginate\(|\bpageCount\b/i;

/** The fields of a schema that is an object. */
const entriesOf = (schema: object): Record<string, unknown> =>
  'entries' in schema ? (schema.entries as Record<string, unknown>) : {};

const calls = Object.entries(endpoints).map(([name, { query, reply }]) => {
  const asked = entriesOf(query);
  const pagination = entriesOf(reply).pagination;
  return { name, asked, pagination };
});
const paged = calls.filter(
  ({ asked, pagination }) =>
    pagination !== undefined ||
    Object.keys(asked).some((field) => /^page|^items|^(?:off|lim)/.test(field)),
);

describe('lists that are paged', () => {
  it('are asked and answered alike', () => {
    expect(paged.length).toBeGreaterThan(5);
    const others = paged.filter(
      ({ asked, pagination }) =>
        pagination !== Pagination ||
        Object.entries(listQuery).some(
          ([field, schema]) => field !== 'order' && asked[field] !== schema,
        ),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('make their pages in one place', () => {
    const strays = sourceFiles.filter(
      (file) =>
        file.startsWith('api/src/') &&
        !file.startsWith(ENGINE) &&
        !isTest(file) &&
        ONLY_THERE.test(withoutComments(fs.readFileSync(path.join(root, file), 'utf8'))),
    );
    expect(strays).toEqual([]);
  });
});

describe('lists that remember how they were left', () => {
  /** The folders in which a list is remembered under each name; a list without a name does not compile. */
  const foldersByName = new Map<string, Set<string>>();
  for (const file of productSources()) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    // Its name stands with what it is asked ahead by, where it is.
    if (!/\b(?:useListState|openingQuery)\(/.test(text)) continue;
    for (const [, name = ''] of text.matchAll(/remember: ['`]([^'`]+)['`]/g))
      foldersByName.set(name, (foldersByName.get(name) ?? new Set()).add(path.dirname(file)));
  }

  it('are found', () => {
    expect(foldersByName.size).toBeGreaterThan(10);
  });

  it('have a name of their own, so that none opens with the filters of another', () => {
    const shared = [...foldersByName].filter(([, folders]) => folders.size > 1);
    expect(shared.map(([name]) => name)).toEqual([]);
  });
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
