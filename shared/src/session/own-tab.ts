// This file is compiled into the host: what has identity is imported by its shared name.
import { currentSession, leaveOriginalTab } from '@boekwerk/shared/session/session-store';

/** After a reload the tab's own lock is held for a moment longer; in a copied tab it stays held. */
const PATIENCE_MS = 300;

/**
 * Makes sure that no other tab works under this tab's session. The browser's "duplicate tab" copies the session along
 * with the page; two tabs that renew one token would sign each other out, and a switch to another company in the one
 * would be a switch in the other. Each tab holds a lock of its own name, so that a copy finds it taken.
 *
 * Without locks (an address without https) the grace period of the server has to do.
 */
export async function claimTab(): Promise<void> {
  // Missing where the address is not https.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || (await hold(locks, currentSession().tab))) return;
  leaveOriginalTab();
  await hold(locks, currentSession().tab);
}

/** Takes a tab's lock until the page is closed. @returns whether it was free */
async function hold(locks: LockManager, tab: string): Promise<boolean> {
  const request = new AbortController();
  let isHeld = false;
  const held = new Promise<void>((resolve) => {
    const forGood = () => {
      isHeld = true;
      resolve();
      return new Promise<never>(() => {});
    };
    locks.request(`bw-tab-${tab}`, { signal: request.signal }, forGood).catch(() => {});
  });
  await Promise.race([held, new Promise((over) => setTimeout(over, PATIENCE_MS))]);
  // On a busy computer the browser may not have come to say that the lock is free: it says so before it answers this.
  if (!isHeld) await locks.query();
  if (!isHeld) request.abort();
  return isHeld;
}
