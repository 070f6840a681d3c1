/** How many other tabs of this browser are open, by the lock that each holds; null where there are no locks. */
export async function otherTabs(own: string): Promise<number | null> {
  // Missing where the address is not https.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return null;
  const { held = [] } = await locks.query();
  return held.filter(({ name }) => name?.startsWith('bw-tab-') && name !== `bw-tab-${own}`).length;
}
