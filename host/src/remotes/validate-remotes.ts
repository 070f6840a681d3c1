import {
  clashesOf,
  type Manifest,
  type Page,
  readManifest,
} from '@boekwerk/shared/manifest/manifest.mjs';

/** One remote of this deployment, as `/remotes.json` lists it. */
export type Remote = {
  name: string;
  /** Address of the current build's entry. */
  entry: string;
  manifest: Manifest;
};

/** A remote that is not used, and what is wrong with it. */
export type RefusedRemote = { name: string; entry: string; problems: string[] };

type Listed = { name: string; entry: string; manifest: unknown };

type ValidatedRemotes = {
  remotes: Remote[];
  refused: RefusedRemote[];
  /** The pages of refused remotes, as far as their manifest can be read and no other remote has the path. */
  lost: Page[];
};

/**
 * Accepts the remotes whose manifests are valid and claim nothing that the host or an earlier remote has. Others are
 * refused as a whole: half a remote was never tested.
 */
export function validateRemotes(listed: unknown, host: Manifest): ValidatedRemotes {
  const judged: ValidatedRemotes = { remotes: [], refused: [], lost: [] };
  const rows: unknown[] = Array.isArray(listed) ? listed : [];
  for (const row of rows) judge(row, host, judged);

  const claimed = [host, ...judged.remotes.map(({ manifest }) => manifest)].flatMap(
    ({ pages }) => pages,
  );
  const free = (page: Page) =>
    clashesOf({ pages: [page] }, [{ name: 'others', manifest: { pages: claimed } }]).length === 0;
  const lost = [...rows.filter((row) => isRefused(row, judged)).flatMap(pagesSaid), ...signIn];
  for (const page of lost) {
    if (!free(page)) continue;
    judged.lost.push(page);
    claimed.push(page);
  }
  return judged;
}

function judge(row: unknown, host: Manifest, { remotes, refused }: ValidatedRemotes): void {
  if (!isListed(row)) {
    refused.push({ name: nameOf(row), entry: '', problems: ['it has no name or entry'] });
    return;
  }
  const { name, entry } = row;
  const { manifest, problems } = readManifest(row.manifest);
  const wrong = manifest
    ? clashesOf(manifest, [{ name: 'the host', manifest: host }, ...remotes])
    : problems;
  if (remotes.some((other) => other.name === name)) wrong.push('it is listed twice');
  if (manifest && wrong.length === 0) remotes.push({ name, entry, manifest });
  else refused.push({ name, entry, problems: wrong });
}

/**
 * A path of this origin with plain names only, so that the list cannot make the page run code from another host. A
 * browser reads a backslash as a slash and ignores tabs, so a path that begins with one slash may still name a host.
 */
const ENTRY = /^(?:\/[\w-][\w.-]*)+$/;

const isRefused = (row: unknown, { remotes }: ValidatedRemotes) =>
  !isListed(row) || !remotes.some(({ entry }) => entry === row.entry);

const isListed = (row: unknown): row is Listed =>
  row instanceof Object &&
  'name' in row &&
  typeof row.name === 'string' &&
  /^[a-z][a-z0-9-]*$/.test(row.name) &&
  'entry' in row &&
  typeof row.entry === 'string' &&
  ENTRY.test(row.entry);

const nameOf = (row: unknown) =>
  row instanceof Object && 'name' in row ? String(row.name) : 'without a name';

/** Whoever is not signed in has to be shown something, also when nothing to sign in with is deployed. */
const signIn = pageIn({ path: '/login', right: 'anyone' });

/** The pages of a manifest that can be read one by one, whatever is wrong with the rest of it. */
function pagesSaid(row: unknown): Page[] {
  const { manifest } = (row ?? {}) as Partial<Listed>;
  const pages = manifest instanceof Object && 'pages' in manifest ? manifest.pages : [];
  return (Array.isArray(pages) ? pages : []).flatMap(pageIn);
}

function pageIn(said: unknown): Page[] {
  const { path, right } = (said ?? {}) as Partial<Page>;
  const isPublic = right === 'anyone';
  const page = {
    name: `lost_${String(path).replaceAll(/\W/g, '_')}`,
    path,
    title: 'lost',
    right: isPublic ? 'anyone' : 'signedIn',
    frame: isPublic ? 'bare' : 'menu',
  };
  return readManifest({ pages: [page] }).manifest?.pages ?? [];
}
