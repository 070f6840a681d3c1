import fs from 'node:fs';
import path from 'node:path';
import { root } from './tools/run.mjs';
import { productSources, sourceFiles } from './tools/source-files.mjs';

const text = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** By each name the files that it stands in, tests too. */
const files = new Map<string, Set<string>>();
for (const file of sourceFiles)
  for (const name of text(file).match(/[A-Za-z_$][\w$]*/g) ?? [])
    files.set(name, (files.get(name) ?? new Set()).add(file));

/** What a file exports besides types, which belong to what is exported; also what it hands on of a package. */
const exportsOf = (source: string) => [
  ...[...source.matchAll(/^export (?:async )?(?:function|const|class) ([\w$]+)/gm)].map(
    ([, name = '']) => name,
  ),
  ...[...source.matchAll(/^export \{([^}]+)\} from '[^.]/gm)].flatMap(([, names = '']) =>
    names
      .replace(/\/\/.*/g, '')
      .split(',')
      .map((name) => name.trim().split(' as ').at(-1) ?? '')
      .filter(Boolean),
  ),
];

describe('exports', () => {
  it('are found, also what is handed on', () => {
    expect(exportsOf(text('shared/src/query.ts'))).toEqual(
      expect.arrayContaining(['PREFETCHED_MS', 'QueryClient', 'useQuery']),
    );
    expect(exportsOf(text('shared/src/router.ts'))).toContain('RouterContext');
  });

  it('are used by another file', () => {
    const unused = productSources().flatMap((file) =>
      exportsOf(text(file))
        .filter((name) => files.get(name)?.size === 1)
        .map((name) => `${file}: ${name}`),
    );
    expect(unused).toEqual([]);
  });
});
