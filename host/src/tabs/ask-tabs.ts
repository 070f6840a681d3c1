import { randomKey } from '@boekwerk/shared/session/random-key';
import { joinTabs, type TabMessage } from './tab-channel';

type Patience = {
  /** How many other tabs are open; null when that cannot be known. */
  others: number | null;
  /**
   * How long to wait for the first answer of a signed-in tab. A tab that renders on a slow computer is silent for a
   * second or more, so the wait is longer when other tabs are known to be open.
   */
  silence_ms?: number;
  /** How long to wait for the other tabs once one answered, and for a code, which needs the network. */
  here_ms?: number;
  code_ms?: number;
};

/**
 * Asks the other tabs of this browser for a code to go on in the session of the one that was in front last.
 * All times are in milliseconds.
 *
 * @returns the code; null when no tab is signed in, without waiting when all open tabs answered so
 */
export async function askTabs({
  others,
  silence_ms = others === null ? 500 : 5000,
  here_ms = 250,
  code_ms = 5000,
}: Patience): Promise<string | null> {
  if (others === 0) return null;
  const ask = randomKey();
  const heard: Heard[] = [];
  let wake = () => {};
  const { say, leave } = joinTabs((message) => {
    if (message.ask !== ask || (message.type !== 'here' && message.type !== 'code')) return;
    heard.push(message);
    wake();
  });
  /** Waits until what was heard is enough, or for so long. */
  const until = (isEnough: () => boolean, ms: number) =>
    new Promise<void>((resolve) => {
      if (isEnough()) return resolve();
      const timer = setTimeout(resolve, ms);
      wake = () => {
        if (!isEnough()) return;
        clearTimeout(timer);
        resolve();
      };
    });

  say({ type: 'ask', ask });
  const haveAllAnswered = () => others !== null && tabsIn(heard).length >= others;
  await until(() => haveAllAnswered() || lastInFront(tabsIn(heard)) !== null, silence_ms);
  await until(haveAllAnswered, here_ms);
  const tab = lastInFront(tabsIn(heard));
  if (tab !== null) {
    say({ type: 'choose', ask, tab });
    await until(() => codeIn(heard) !== undefined, code_ms);
  }
  leave();
  return codeIn(heard) ?? null;
}

type Here = Extract<TabMessage, { type: 'here' }>;
type Heard = Here | Extract<TabMessage, { type: 'code' }>;

const tabsIn = (heard: Heard[]) => heard.filter((message) => message.type === 'here');

const codeIn = (heard: Heard[]) => heard.find((message) => message.type === 'code')?.code;

function lastInFront(tabs: Here[]): string | null {
  const front = (tab: Here) => tab.front_at ?? Number.NEGATIVE_INFINITY;
  const [first] = tabs
    .filter(({ front_at }) => front_at !== null)
    .sort((a, b) => front(b) - front(a));
  return first?.tab ?? null;
}
