import { provideDeployment } from '@boekwerk/shared/deployment';
import type { Page } from '@boekwerk/shared/manifest/manifest.mjs';
import { registerPlugins, registerRemotes } from '@module-federation/runtime';
import { inCompany } from '../connection/new-version';
import { reportError } from '../error-reports/report-errors';
import { countRefused } from '../figures/figures';
import { ownManifest } from './own-manifest';
import { type RefusedRemote, type Remote, validateRemotes } from './validate-remotes';
import { withRetry } from './with-retry';

const LOAD_TIMEOUT_MS = 120_000;

/**
 * Asks which remotes this deployment has, where their current builds are and what they hold. The gateway answers
 * `no-cache`, so the default mode asks the server and still uses a preload.
 */
export async function discoverRemotes(): Promise<{ remotes: Remote[]; lost: Page[] }> {
  const { remotes, refused, lost } = validateRemotes(await withRetry(readRemotes), ownManifest);
  refused.forEach(report);
  provideDeployment([
    { name: null, manifest: ownManifest },
    ...remotes,
    { name: null, manifest: { pages: lost, widgets: [], actions: [], finders: [] } },
  ]);
  // The runtime's own limit is 20 seconds; a slow line gets as long as any other chunk.
  registerPlugins([{ name: 'load-timeout', createScript: () => ({ timeout: LOAD_TIMEOUT_MS }) }]);
  registerRemotes(remotes.map((remote) => ({ name: remote.name, entry: addressOf(remote) })));
  return { remotes, lost };
}

let attempts = 0;

/**
 * Before a remote that could not be loaded is tried again: it may have another build by now, and a request for its entry
 * that hangs must not be used again.
 */
export async function renewRemote(remote: Remote): Promise<void> {
  const listed = await readRemotes().catch(() => []);
  const now = validateRemotes(listed, ownManifest).remotes.find(({ name }) => name === remote.name);
  const hasMoved = now !== undefined && now.entry !== remote.entry;
  if (!hasMoved && !isOnItsWay(addressOf(remote))) return;
  remote.entry = now?.entry ?? remote.entry;
  const entry = `${addressOf(remote)}?attempt=${++attempts}`;
  registerRemotes([{ name: remote.name, entry }], { force: true });
}

/** The federation runtime takes the element away when there is an answer. */
const isOnItsWay = (address: string) =>
  [...document.scripts].some(({ src }) => src === address || src.startsWith(`${address}?`));

const addressOf = ({ entry }: Remote) => new URL(entry, window.location.href).href;

async function readRemotes(): Promise<unknown> {
  // Before anybody is signed in there is none, and the address is the one that is preloaded.
  const response = await fetch(inCompany('/remotes.json'));
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return response.json();
}

function report({ name, entry, problems }: RefusedRemote): void {
  countRefused(entry);
  const error = new Error(`Remote ${name} is refused: ${problems.join('; ')}`);
  console.error(error.message);
  reportError(error);
}
