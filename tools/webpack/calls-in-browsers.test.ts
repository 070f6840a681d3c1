import fs from 'node:fs';
import path from 'node:path';

const load = require('./calls-in-browsers.cjs');
const root = path.join(__dirname, '../..');

/** A module as a build gets it. */
function built(source: string): string {
  let result = '';
  load.call({ callback: (_: null, code: string) => (result = code) }, source);
  return result;
}

it('leaves out of a call what only the API reads, and moves nothing', () => {
  const source = [
    'export const get = endpoint({',
    "  summary: 'One, of many',",
    "  method: 'GET',",
    "  ids: { ...ofItem.ids, 'params.id': 'item' },",
    '  query: v.object({ reply: v.string() }),',
    '  reply: v.object({',
    '    id: v.number(),',
    '  })',
    '}), kept = { reply: 1 };',
  ].join('\n');
  const result = built(source);
  expect(result.replace(/\s+/g, ' ')).toBe(
    "export const get = endpoint({ method: 'GET', query: v.object({ reply: v.string() }), }), kept = { reply: 1 };",
  );
  for (const word of ['method', 'query', 'kept'])
    expect(result.indexOf(word)).toBe(source.indexOf(word));
});

it('is read nowhere in a browser', () => {
  const folders = ['host/src', 'shared/src', ...mfs().map((name) => `${name}/src`)];
  const strays = folders
    .flatMap((folder) => filesIn(path.join(root, folder)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/](testing|contract)[\\/]/.test(file))
    .flatMap((file) =>
      // An endpoint is named by what it does; a type may look at any of it.
      (fs.readFileSync(file, 'utf8').match(/(?<!typeof )\b\w+\.(reply|summary)\b/g) ?? []).map(
        (use) => `${path.relative(root, file)}: ${use}`,
      ),
    );
  expect(strays).toEqual([]);
});

const mfs = () => fs.readdirSync(root).filter((name) => name.startsWith('mf-'));

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
