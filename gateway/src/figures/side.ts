import type { Tally } from './canary-verdict';
import type { Figure } from './figure';

/** What the visitors of one build met. */
export type Side = {
  tally: Readonly<Tally>;
  /** Page loads. */
  loads: () => number;
  note: (visitor: string, figure: Pick<Figure, 'event'>) => void;
};

type Met = { loads: number; failed: number };

const NOTHING: Met = { loads: 0, failed: 0 };

/** Counts a visitor once, whatever it sends, with its own share of failures. */
export function newSide(): Side {
  const met = new Map<string, Met>();
  const tally = { visitors: 0, failed: 0, hit: 0 };
  let loads = 0;
  return {
    tally,
    loads: () => loads,
    note(visitor, figure) {
      const before = met.get(visitor) ?? NOTHING;
      const after = noted(before, figure);
      met.set(visitor, after);
      loads += after.loads - before.loads;
      tally.visitors = met.size;
      tally.failed += shareOf(after) - shareOf(before);
      tally.hit += Number(after.failed > 0) - Number(before.failed > 0);
    },
  };
}

function noted({ loads, failed }: Met, { event }: Pick<Figure, 'event'>): Met {
  const after = loads + Number(event !== 'failed');
  // A page that was open before anything was noted told of its load then.
  return {
    loads: after,
    failed: event === 'loaded' ? failed : Math.min(failed + 1, Math.max(after, 1)),
  };
}

const shareOf = ({ loads, failed }: Met) => (failed === 0 ? 0 : failed / Math.max(loads, failed));
