import { chooseType, type Rights, tick, untick } from './choose-rights';

const invoicing = (enterprise_id: number) => ({ enterprise_id, type: 0 }) as const;
const bookkeeping = (enterprise_id: number) => ({ enterprise_id, type: 1 }) as const;

describe('choosing what a colleague sees', () => {
  it.each<[string, Rights, Rights]>([
    ['ticking gives bookkeeping', tick([], [31]), [bookkeeping(31)]],
    ['ticking again keeps what was chosen', tick([invoicing(31)], [31]), [invoicing(31)]],
    [
      'ticking all adds those that were not ticked',
      tick([invoicing(32)], [33, 32, 31]),
      [bookkeeping(31), invoicing(32), bookkeeping(33)],
    ],
    ['unticking takes one away', untick([invoicing(31), bookkeeping(32)], 31), [bookkeeping(32)]],
    [
      'unticking forgets what was chosen',
      tick(untick([invoicing(31)], 31), [31]),
      [bookkeeping(31)],
    ],
    ['choosing a right ticks', chooseType([], 31, 0), [invoicing(31)]],
    [
      'choosing another right replaces the one before',
      chooseType([bookkeeping(31), bookkeeping(32)], 31, 0),
      [invoicing(31), bookkeeping(32)],
    ],
  ])('%s', (_, made, expected) => {
    expect(made).toEqual(expected);
  });
});
