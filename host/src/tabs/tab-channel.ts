/** What a tab without a session and the living ones say to each other; no token ever goes over it. */
export type TabMessage =
  /** A tab without a session: who is there? */
  | { type: 'ask'; ask: string }
  /** Each other tab: when it was in front last; null when nobody is signed in there. */
  | { type: 'here'; ask: string; tab: string; front_at: number | null }
  /** To the one that was in front last: a code, please. */
  | { type: 'choose'; ask: string; tab: string }
  /** Its answer; null when it has none to give. */
  | { type: 'code'; ask: string; code: string | null };

const CHANNEL = 'boekwerk.tabs';

/** Joins the tabs of this browser. What is no message of theirs is passed over. */
export function joinTabs(hear: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) hear(data);
  };
  return {
    say: (message: TabMessage) => channel.postMessage(message),
    leave: () => channel.close(),
  };
}

const isText = (value: unknown) => typeof value === 'string';

const FIELDS: Record<TabMessage['type'], (message: Record<string, unknown>) => boolean> = {
  ask: () => true,
  here: ({ tab, front_at }) => isText(tab) && (front_at === null || typeof front_at === 'number'),
  choose: ({ tab }) => isText(tab),
  code: ({ code }) => code === null || isText(code),
};

function isMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null) return false;
  const message = data as Record<string, unknown>;
  const { type, ask } = message;
  return isText(ask) && isText(type) && Object.hasOwn(FIELDS, type as string)
    ? FIELDS[type as TabMessage['type']](message)
    : false;
}
