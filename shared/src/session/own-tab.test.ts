type Store = typeof import('./session-store');
type Tab = { store: Store; claim: () => Promise<void>; close: () => void };

type Asked = { signal?: AbortSignal; ifAvailable?: boolean };
type Holding = (lock: object | null) => Promise<never> | null;

/** The browser's locks: one holder per name, until its page is gone. */
function fakeLocks() {
  const held = new Map<string, object>();
  /** @param isBusy the page hears of a lock that came free after it has heard that its time is over */
  const of = (page: object, isBusy: () => boolean) => ({
    request: (name: string, { signal, ifAvailable }: Asked, holding: Holding) =>
      new Promise((_, reject) => {
        let isGranted = false;
        const take = () => {
          if (held.has(name) || (isBusy() && !ifAvailable)) return;
          held.set(name, page);
          isGranted = true;
          clearInterval(retry);
          void holding({ name });
        };
        const retry = ifAvailable ? undefined : setInterval(take, 5);
        signal?.addEventListener('abort', () => {
          clearInterval(retry);
          if (!isGranted) reject(signal.reason);
        });
        take();
        if (!isGranted && ifAvailable) void holding(null);
      }),
  });
  const release = (page: object) => {
    for (const [name, holder] of held) if (holder === page) held.delete(name);
  };
  return { of, release };
}

let locks: ReturnType<typeof fakeLocks> | null;
let isBusy: boolean;

/** A page with what session storage holds at this moment. */
function openTab(): Tab {
  const page = {};
  let store: Store | undefined;
  let claimTab: (() => Promise<void>) | undefined;
  jest.isolateModules(() => {
    store = require('@boekwerk/shared/session/session-store');
    claimTab = require('./own-tab').claimTab;
  });
  const claim = async () => {
    Object.defineProperty(navigator, 'locks', {
      value: locks?.of(page, () => isBusy),
      configurable: true,
    });
    await claimTab?.();
  };
  return { store: store as Store, claim, close: () => locks?.release(page) };
}

async function signedInTab(): Promise<Tab> {
  const tab = openTab();
  await tab.claim();
  tab.store.startSession({
    token: 'shared',
    token_type: 'bearer',
    expires_in: 900,
    is_owner: true,
    relation_id: 7,
    type: 0,
  });
  return tab;
}

beforeEach(() => {
  sessionStorage.clear();
  locks = fakeLocks();
  isBusy = false;
});

describe('a tab', () => {
  it('that was duplicated goes on by itself, and the original does not notice', async () => {
    const original = await signedInTab();
    const copy = openTab();
    await copy.claim();
    expect(copy.store.currentSession()).toMatchObject({ token: 'shared', shares_token: true });
    expect(copy.store.currentSession().tab).not.toBe(original.store.currentSession().tab);
    expect(original.store.currentSession().shares_token).toBe(false);
  });

  it('that is reloaded goes on as it was, also while the page before is still on its way out', async () => {
    const before = await signedInTab();
    const after = openTab();
    setTimeout(before.close, 50);
    await after.claim();
    expect(after.store.currentSession()).toMatchObject({
      tab: before.store.currentSession().tab,
      shares_token: false,
    });
  });

  it('that is reloaded goes on as it was, also when the computer is too busy to tell it in time', async () => {
    const before = await signedInTab();
    const after = openTab();
    before.close();
    isBusy = true;
    await after.claim();
    expect(after.store.currentSession()).toMatchObject({
      tab: before.store.currentSession().tab,
      shares_token: false,
    });
  });

  it('in which nobody is signed in has nothing to share', async () => {
    const tab = openTab();
    await tab.claim();
    expect(tab.store.currentSession()).toMatchObject({ token: null, shares_token: false });
  });

  it('works without locks, where the address is not https', async () => {
    locks = null;
    await signedInTab();
    const copy = openTab();
    await copy.claim();
    expect(copy.store.currentSession()).toMatchObject({ token: 'shared', shares_token: false });
  });
});
