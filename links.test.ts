import fs from 'node:fs';
import path from 'node:path';
import { matchesPath } from './shared/src/contract/matches-path';
import { root } from './tools/run.mjs';
import { productSources } from './tools/source-files.mjs';
import { nodesOf, parsedText } from './tools/syntax-tree.mjs';

type Node = { type?: string; [part: string]: unknown };
type Manifest = { pages: { path: string }[] };

const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

const ownPages: Manifest = readJson('host/manifest.json');
const remotes = fs
  .readdirSync(root)
  .filter((folder) => folder.startsWith('mf-'))
  .flatMap((folder) => Object.values<Manifest>(readJson(`${folder}/manifest.json`)));

/** The address of every page; `/` leads to the first of the host. */
const paths = [ownPages, ...remotes].flatMap(({ pages }) => pages.map((page) => page.path));

/** What looks like the address of a page and is none. */
const NO_PAGE: { readonly [address: string]: string } = {
  '/kit': 'is a page in development alone',
  '/figures': 'is a call of the gateway',
  '/release.json': 'is a file of the gateway',
  '/remotes.json': 'is a file of the gateway',
  '/service-worker.js': 'is a file of the gateway',
};

/** Where users follow links from: screens, and the letters about accounts. */
const hasLinks = (file: string) =>
  /^(?:host|mf-[\w-]+|shared)\/src\//.test(file) && !file.startsWith('shared/src/contract/');

const files = productSources().filter(
  (file) => hasLinks(file) || file.startsWith('api/src/account-mail/'),
);

/** The text of a literal that begins as an address does, with `:part` for what is put in. */
function addressOf({ type, value, quasis }: Node): string | null {
  const text =
    type === 'TemplateLiteral' && Array.isArray(quasis)
      ? quasis.map(({ cooked }) => cooked).join(':part')
      : type === 'StringLiteral' && typeof value === 'string'
        ? value
        : '';
  return /^\/[a-z]/i.test(text) ? text.replace(/[?#].*/s, '') : null;
}

const linksIn = (file: string) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  if (!/['"`]\/[a-z]/i.test(text)) return [];
  return [...nodesOf(parsedText(text, file))].flatMap((node) => addressOf(node as Node) ?? []);
};

const links = files.flatMap((file) => linksIn(file).map((address) => ({ file, address })));

describe('links between pages, also of other remotes', () => {
  it('lead to an address that a manifest declares', () => {
    const astray = links
      .filter(({ address }) => !(address in NO_PAGE))
      .filter(({ address }) => !paths.some((known) => matchesPath(known, address)))
      .map(({ file, address }) => `${file} → ${address}`);
    expect(astray).toEqual([]);
  });

  it('are found where they stand', () => {
    const addresses = links.map(({ address }) => address);
    expect(addresses).toEqual(
      expect.arrayContaining(['/relation/edit/:part', '/settings/company/edit', '/activate']),
    );
  });

  it('make no exception that is not used (any more)', () => {
    const unused = Object.keys(NO_PAGE).filter((one) =>
      links.every(({ address }) => address !== one),
    );
    expect(unused).toEqual([]);
  });
});
