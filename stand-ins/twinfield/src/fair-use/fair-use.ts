/** How much a client may ask. Source: the package's fair use policy; not certified is a twentieth. */
export const LIMITS = {
  certified: { client: 1000, organisation: 500 },
  uncertified: { client: 50, organisation: 25 },
} as const;
/** Calls at the same time. */
export const AT_ONCE = { client: 20, organisation: 10 } as const;

const MINUTE_MS = 60_000;

export type FairUseMode = keyof typeof LIMITS | 'off';

export const isMode = (mode: unknown): mode is FairUseMode =>
  mode === 'off' || Object.keys(LIMITS).some((name) => name === mode);

type Asked = { client: string; organisation: string; credits: number };
type Use = { minute: number; credits: number };

export type Turn =
  | { isGranted: true; headers: Record<string, string>; leave: () => void }
  | { isGranted: false; headers: Record<string, string> };

/** Counts credits by the minute and calls under way, of a client and of a client in one organisation. */
export function fairUse(start: FairUseMode, now: () => Date) {
  let mode = start;
  const used = new Map<string, Use>();
  const underWay = new Map<string, number>();
  const minuteOf = () => Math.floor(now().getTime() / MINUTE_MS);
  const creditsOf = (key: string) => {
    const use = used.get(key);
    return use?.minute === minuteOf() ? use.credits : 0;
  };
  const count = (key: string, by: number) => underWay.set(key, (underWay.get(key) ?? 0) + by);

  return {
    mode: () => mode,
    /** As it was at the start. */
    reset() {
      mode = start;
      used.clear();
    },
    setMode(next: FairUseMode) {
      mode = next;
      used.clear();
    },
    enter({ client, organisation, credits }: Asked): Turn {
      if (mode === 'off') return { isGranted: true, headers: {}, leave: () => {} };
      const limits = LIMITS[mode];
      const scopes = [
        { key: client, limit: limits.client, atOnce: AT_ONCE.client },
        {
          key: `${client}/${organisation}`,
          limit: limits.organisation,
          atOnce: AT_ONCE.organisation,
        },
      ];
      const seconds = secondsLeft(now());
      const left = Math.min(...scopes.map(({ key, limit }) => limit - creditsOf(key)));
      const headers = (remaining: number) => ({
        'x-ratelimit-limit': String(limits.organisation),
        'x-ratelimit-remaining': String(Math.max(remaining, 0)),
        'x-ratelimit-reset': String(seconds),
      });

      if (scopes.some(({ key, atOnce }) => (underWay.get(key) ?? 0) >= atOnce))
        return { isGranted: false, headers: { ...headers(left), 'retry-after': '1' } };
      if (left < credits)
        return { isGranted: false, headers: { ...headers(left), 'retry-after': String(seconds) } };

      for (const { key } of scopes) {
        used.set(key, { minute: minuteOf(), credits: creditsOf(key) + credits });
        count(key, 1);
      }
      const leave = () => {
        for (const { key } of scopes) count(key, -1);
      };
      return { isGranted: true, headers: headers(left - credits), leave };
    },
  };
}

export type FairUse = ReturnType<typeof fairUse>;

/** Until the next minute begins, rounded up. */
const secondsLeft = (now: Date) => Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1000);
