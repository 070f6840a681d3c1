import type { KvkData } from '../../contract/kvk';

export type Part = keyof KvkData;

export const PARTS = ['name', 'address', 'postal_code', 'city'] as const satisfies readonly Part[];

type Comparison = {
  /** Empty so far, or filled in by an earlier look-up. */
  fill: Part[];
  /** Typed by somebody, so not to be replaced unasked. */
  ask: Part[];
};

/**
 * What to do with the trade register's answer, part by part; what agrees is left alone.
 *
 * @param filled what an earlier look-up has filled in
 */
export function compare(found: KvkData, now: KvkData, filled: Partial<KvkData>): Comparison {
  const isTyped = (part: Part) =>
    now[part].trim() !== '' && !(filled[part] !== undefined && isAlike(now[part], filled[part]));
  const differing = PARTS.filter((part) => !isAlike(found[part], now[part]));
  return {
    fill: differing.filter((part) => !isTyped(part)),
    // A company may hide its address: then the one that was filled in stays.
    ask: differing.filter((part) => isTyped(part) && found[part] !== ''),
  };
}

/** `3511ab` and `3511 AB` are the same place. */
const isAlike = (one: string, other: string) => bare(one) === bare(other);

const bare = (text: string) => text.replace(/\s/g, '').toLowerCase();
