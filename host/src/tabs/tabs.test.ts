import { answerTabs } from './answer-tabs';
import { askTabs } from './ask-tabs';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A living tab, and how often it was asked for a code. */
function aTab(name: string, { front_at = 1, isSignedIn = true } = {}) {
  const offer = jest.fn(async (): Promise<string | null> => `code of ${name}`);
  const tab = { isSignedIn, offer, close: () => {} };
  tab.close = answerTabs({
    name: () => name,
    isSignedIn: () => tab.isSignedIn,
    frontAt: () => front_at,
    offer,
  });
  stops.push(tab.close);
  return tab;
}

/** A tab with a session that answers later than a question may take. */
function aBusyTab(name: string, { front_at }: { front_at: number }) {
  const channel = new BroadcastChannel('boekwerk.tabs');
  stops.push(() => channel.close());
  let isAnswering = false;
  channel.onmessage = ({ data: { type, ask, tab } }) => {
    const answer = { ask, tab: name, front_at, code: `code of ${name}` };
    if (type === 'ask' && !isAnswering)
      setTimeout(() => channel.postMessage({ ...answer, type: 'here' }), 30);
    isAnswering = true;
    if (type === 'choose' && tab === name) channel.postMessage({ ...answer, type: 'code' });
  };
}

/** Everything that goes over the channel, up to a code. */
function overhear(): Promise<unknown[]> {
  const said: unknown[] = [];
  const channel = new BroadcastChannel('boekwerk.tabs');
  stops.push(() => channel.close());
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      said.push(data);
      if (data?.type === 'code') resolve(said);
    };
  });
}

/** Asks from a tab that itself answers others, as every tab does. */
const askFrom = (question: Omit<Parameters<typeof askTabs>[0], 'own'>) => {
  aTab('the one that asks', { isSignedIn: false });
  return askTabs({ own: () => 'the one that asks', ...question });
};

const HOUR = 3_600_000;
/** Long enough that nothing but an answer ends the waiting. */
const patient = { round_ms: HOUR, code_ms: HOUR };
/** How many tabs are open at each count; the last one stays. */
const open =
  (...counts: (number | null)[]) =>
  async () =>
    (counts.length > 1 ? counts.shift() : counts[0]) as number | null;

describe('a tab that was opened without a session', () => {
  it('gets a code from the tab that was in front last, and from no other', async () => {
    const florist = aTab('florist', { front_at: 10 });
    const bakery = aTab('bakery', { front_at: 20 });
    expect(await askFrom({ others: open(2), ...patient })).toBe('code of bakery');
    expect(florist.offer).not.toHaveBeenCalled();
    expect(bakery.offer).toHaveBeenCalledTimes(1);
  });

  it('gets none from a tab in which nobody is signed in, nor after logging out there', async () => {
    aTab('at the sign-in page', { front_at: 30, isSignedIn: false });
    const bakery = aTab('bakery', { front_at: 20 });
    expect(await askFrom({ others: open(2), ...patient })).toBe('code of bakery');
    bakery.isSignedIn = false;
    expect(await askFrom({ others: open(2), ...patient })).toBeNull();
    expect(bakery.offer).toHaveBeenCalledTimes(1);
  });

  it('passes over a tab that is closed', async () => {
    aTab('florist', { front_at: 10 });
    aTab('bakery', { front_at: 20 }).close();
    expect(await askFrom({ others: open(1), ...patient })).toBe('code of florist');
  });

  it('waits for nobody where it is alone', async () => {
    expect(await askFrom({ others: open(0), ...patient })).toBeNull();
  });

  it('gives up on tabs that do not answer', async () => {
    expect(await askFrom({ others: open(1), round_ms: 1, rounds: 2 })).toBeNull();
    const { offer } = aTab('hangs');
    offer.mockReturnValue(new Promise(() => {}));
    expect(await askFrom({ ...patient, others: open(1), code_ms: 1 })).toBeNull();
  });

  it('waits for the tab in front, however busy it is: another may be in another company', async () => {
    aTab('florist', { front_at: 10 });
    aBusyTab('bakery', { front_at: 20 });
    expect(await askFrom({ others: open(2), round_ms: 1, rounds: HOUR })).toBe('code of bakery');
  });

  it('goes on with none when one of them does not answer', async () => {
    aTab('florist');
    expect(await askFrom({ others: open(2), round_ms: 1, rounds: 2 })).toBeNull();
  });

  it('does not wait for a tab that is closed meanwhile', async () => {
    aTab('florist');
    expect(await askFrom({ others: open(2, 1), round_ms: 1, rounds: HOUR })).toBe(
      'code of florist',
    );
  });

  it('asks a tab again that did not listen yet', async () => {
    let counted = 0;
    const others = async () => {
      counted += 1;
      if (counted === 3) aTab('bakery');
      return 1;
    };
    expect(await askFrom({ others, round_ms: 1, rounds: HOUR })).toBe('code of bakery');
  });

  it('makes do with who answers where tabs cannot be counted', async () => {
    aTab('florist');
    expect(await askFrom({ others: open(null), round_ms: 50 })).toBe('code of florist');
  });

  it('goes on to the sign-in page at once when the session of the other tab turns out to be over', async () => {
    const { offer } = aTab('over');
    offer.mockResolvedValue(null);
    expect(await askFrom({ others: open(1), ...patient })).toBeNull();
  });

  it('is not mistaken for another that asks at the same time', async () => {
    const { offer } = aTab('bakery');
    let given = 0;
    offer.mockImplementation(async () => `code ${++given}`);
    const both = [
      askFrom({ others: open(1), ...patient }),
      askFrom({ others: open(1), ...patient }),
    ];
    expect((await Promise.all(both)).sort()).toEqual(['code 1', 'code 2']);
  });
});

it('says nothing on the channel but names, times and the code, and minds no noise', async () => {
  const said = overhear();
  aTab('bakery', { front_at: 20 });
  const noise = new BroadcastChannel('boekwerk.tabs');
  for (const word of [null, 'ask', { type: 'ask' }, { type: 'toString', ask: 'x' }])
    noise.postMessage(word);
  noise.close();
  await askTabs({ own: () => 'the one that asks', others: open(1), ...patient });
  const ask = expect.any(String);
  expect((await said).slice(-4)).toEqual([
    { type: 'ask', ask },
    { type: 'here', ask, tab: 'bakery', front_at: 20 },
    { type: 'choose', ask, tab: 'bakery' },
    { type: 'code', ask, code: 'code of bakery' },
  ]);
});
