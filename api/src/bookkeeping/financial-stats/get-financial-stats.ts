import type { getFinancialStats as contract } from '@boekwerk/shared/contract/dashboard';
import type { CheckedInputOf, ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { SENT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { type Euro, minus, plus } from '@boekwerk/shared/domain/money/money';
import { may } from '@boekwerk/shared/domain/user/rights';
import { sql } from 'drizzle-orm';
import { tallied } from '../../invoicing/list/tallied';
import type { Queries } from '../../platform/database/connect';
import type { Call } from '../../platform/http/call';
import { bookedAmounts, bookedNotInEuro } from './booked-amounts';
import { type Period, periodBefore } from './period-before';

type Query = CheckedInputOf<typeof contract>['query'];

type Amounts = { turn_over: Euro; costs: Euro; result: Euro; vat: Euro };

type Of = { relation_id: number; isBooking: boolean };

/**
 * Turnover, costs, result and VAT of a period, with the growth since the preceding period. Turnover is what was sent, less
 * credits, and what else was booked of sales; costs are what was booked of purchases. The VAT is that of the turnover less
 * that of the costs. Who has nothing to do with the books gets the figures of the invoices alone.
 */
export async function getFinancialStats(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  period: Query,
): Promise<ReplyOf<typeof contract>> {
  const of = { relation_id: caller.relation_id, isBooking: may(caller.who, 'documents') };
  const before = periodBefore(period);
  const now = await amountsOf(db, of, period);
  const then = before && (await amountsOf(db, of, before));
  return {
    ...now,
    turn_over_gain: gain(now.turn_over, then?.turn_over),
    cost_gain: gain(now.costs, then?.costs),
    result_gain: gain(now.result, then?.result),
    vat_gain: gain(now.vat, then?.vat),
    not_in_euro: of.isBooking ? await bookedNotInEuro(db, caller.relation_id, period) : 0,
  };
}

async function amountsOf(
  db: Queries,
  { relation_id, isBooking }: Of,
  period: Period,
): Promise<Amounts> {
  const sent = await sentAmounts(db, relation_id, period);
  if (!isBooking) return { ...sent, costs: 0, result: sent.turn_over };
  const { INK: bought, VRK: sold } = await bookedAmounts(db, relation_id, period);
  const turn_over = plus(sent.turn_over, sold.net);
  const vat = minus(plus(sent.vat, sold.vat), bought.vat);
  return { turn_over, costs: bought.net, result: minus(turn_over, bought.net), vat };
}

async function sentAmounts(
  db: Queries,
  relation_id: number,
  { start, end }: Period,
): Promise<Pick<Amounts, 'turn_over' | 'vat'>> {
  const { rows } = await db.execute<{ turn_over: Euro; vat: Euro }>(sql`
    select coalesce(sum(total_ex_tax), 0)::float8 as turn_over,
      coalesce(sum(total - total_ex_tax), 0)::float8 as vat
    from ${tallied(relation_id, { from: start, to: end })} where status in ${SENT_STATUSES}`);
  const [sums] = rows;
  if (!sums) throw new Error('sums without an answer');
  return sums;
}

/** In percent with one decimal. */
function gain(now: Euro, then: Euro | undefined): number | null {
  if (!then) return null;
  return Math.round(((now - then) / Math.abs(then)) * 1000) / 10;
}
