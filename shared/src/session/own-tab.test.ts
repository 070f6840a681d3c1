type Store = typeof import('./session-store');
type Tab = { store: Store; claim: () => Promise<void>; close: () => void };

/** The browser's locks: one holder per name, until its page is gone. */
function fakeLocks() {
  const held = new Map<string, object>();
  /** @param isBusy the page hears of a lock that it got only with the answer to a question */
  const of = (page: object, isBusy: () => boolean) => {
    const waiting = new Set<() => void>();
    const look = () => {
      for (const take of waiting) take();
    };
    turns.push(setInterval(() => isBusy() || look(), 5));
    return {
      request: (name: string, { signal }: { signal: AbortSignal }, holding: () => Promise<never>) =>
        new Promise((_, reject) => {
          const take = () => {
            if (held.has(name)) return;
            held.set(name, page);
            waiting.delete(take);
            void holding();
          };
          waiting.add(take);
          signal.addEventListener('abort', () => {
            waiting.delete(take);
            reject(signal.reason);
          });
        }),
      query: async () => look(),
    };
  };
  const release = (page: object) => {
    for (const [name, holder] of held) if (holder === page) held.delete(name);
  };
  return { of, release, names: () => [...held.keys()] };
}

const turns: ReturnType<typeof setInterval>[] = [];
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
afterEach(() => {
  for (const turn of turns.splice(0)) clearInterval(turn);
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

  it('is known to the others by its lock, also when the computer is too busy to give it in time', async () => {
    isBusy = true;
    const original = await signedInTab();
    const copy = openTab();
    await copy.claim();
    const names = [original, copy].map(({ store }) => `bw-tab-${store.currentSession().tab}`);
    expect(new Set(names).size).toBe(2);
    expect(locks?.names()).toEqual(names);
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
