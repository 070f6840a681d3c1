import { registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { Remote } from './remote';
import { withRetry } from './with-retry';

const LOAD_TIMEOUT_MS = 120_000;

/**
 * Asks which remotes this deployment has and where their current builds are.
 * The gateway answers `no-cache`, so the default mode asks the server and still uses a preload.
 */
export async function discoverRemotes(): Promise<Remote[]> {
  const remotes = await withRetry(readRemotes);
  // The runtime's own limit is 20 seconds; a slow line gets as long as any other chunk.
  registerPlugins([{ name: 'patience', createScript: () => ({ timeout: LOAD_TIMEOUT_MS }) }]);
  registerRemotes(remotes.map((remote) => ({ name: remote.name, entry: addressOf(remote) })));
  return remotes;
}

/** Addresses a remote anew, so that a request that hangs is not waited for again. */
export function readdress(remote: Remote, attempt: number): void {
  const entry = `${addressOf(remote)}?attempt=${attempt}`;
  registerRemotes([{ name: remote.name, entry }], { force: true });
}

const addressOf = ({ entry }: Remote) => new URL(entry, window.location.href).href;

async function readRemotes(): Promise<Remote[]> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return response.json();
}
