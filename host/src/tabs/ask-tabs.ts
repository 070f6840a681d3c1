import { randomKey } from '@boekwerk/shared/session/random-key';
import { joinTabs, type TabMessage } from './tab-channel';

type Question = {
  /** The name of the tab that asks: it hears its own question, and answers that as well. */
  own: () => string;
  /** How many other tabs are open now; null when that cannot be known. */
  others: () => Promise<number | null>;
  /** How long each question may take, and how often it is put. */
  round_ms?: number;
  rounds?: number;
  /** How long a code may take, which needs the network. */
  code_ms?: number;
};

/**
 * Asks the other tabs of this browser for a code to go on in the session of the one that was in front last. That one is
 * known when all have answered, so a tab that renders on a slow computer is waited for: its page may be of another
 * company than those of the others. All times are in milliseconds.
 *
 * @returns the code; null when no tab is signed in, or one does not answer at all
 */
export async function askTabs({
  own,
  others,
  round_ms = 250,
  rounds = 40,
  code_ms = 8000,
}: Question): Promise<string | null> {
  const ask = randomKey();
  const heard: Heard[] = [];
  let wake = () => {};
  const { say, leave } = joinTabs((message) => {
    if (message.ask !== ask || (message.type !== 'here' && message.type !== 'code')) return;
    if (message.type === 'here' && message.tab === own()) return;
    heard.push(message);
    wake();
  });
  /** Waits until what was heard is enough, or for so long; whether it is. */
  const until = (isEnough: () => boolean, ms: number) =>
    new Promise<boolean>((resolve) => {
      if (isEnough()) return resolve(true);
      const timer = setTimeout(() => resolve(false), ms);
      wake = () => {
        if (!isEnough()) return;
        clearTimeout(timer);
        resolve(true);
      };
    });

  /** Tabs are counted and asked anew each time: one may be closed meanwhile, or not have listened yet. */
  const haveAllAnswered = async () => {
    for (let round = 0; round < rounds; round++) {
      const count = await others();
      if (count === 0) return true;
      say({ type: 'ask', ask });
      const areAllHere = () => count !== null && tabsIn(heard).size >= count;
      if (await until(areAllHere, round_ms)) return true;
      if (count === null) return true;
    }
    return false;
  };

  const tab = (await haveAllAnswered()) ? lastInFront(tabsIn(heard)) : null;
  if (tab !== null) {
    say({ type: 'choose', ask, tab });
    await until(() => codeIn(heard) !== undefined, code_ms);
  }
  leave();
  return codeIn(heard) ?? null;
}

type Here = Extract<TabMessage, { type: 'here' }>;
type Heard = Here | Extract<TabMessage, { type: 'code' }>;

/** When each tab was in front last, as it said last. */
const tabsIn = (heard: Heard[]) =>
  new Map(
    heard
      .filter((message) => message.type === 'here')
      .map(({ tab, front_at }) => [tab, front_at] as const),
  );

const codeIn = (heard: Heard[]) => heard.find((message) => message.type === 'code')?.code;

function lastInFront(tabs: Map<string, number | null>): string | null {
  let last: { tab: string; front_at: number } | null = null;
  for (const [tab, front_at] of tabs)
    if (front_at !== null && (last === null || front_at > last.front_at)) last = { tab, front_at };
  return last?.tab ?? null;
}
