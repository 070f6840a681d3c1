import { randomKey } from '@boekwerk/shared/session/random-key';
import { joinTabs, type TabMessage } from './tab-channel';

type Patience = {
  /** How many other tabs there are to answer; null when that cannot be known. */
  others: number | null;
  /** How long an answer may take that needs no network, and one that does; in milliseconds. */
  here_ms?: number;
  code_ms?: number;
};

/**
 * Asks the other tabs of this browser for a code to go on in the session of the one that was in front last.
 *
 * @returns the code; null when there is no such tab, at once where it is known that there is no other tab at all
 */
export async function askTabs({
  others,
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
      const timer = setTimeout(resolve, ms);
      wake = () => {
        if (!isEnough()) return;
        clearTimeout(timer);
        resolve();
      };
    });

  say({ type: 'ask', ask });
  await until(() => others !== null && tabsIn(heard).length >= others, here_ms);
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
