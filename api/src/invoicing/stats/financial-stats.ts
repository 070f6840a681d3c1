import type { getFinancialStats as contract } from '@boekwerk/shared/contract/dashboard';
import type { CheckedInputOf, ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { SENT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import type { Call } from '../../platform/http/call';
import { tallied } from '../list/tallied';
import { type Period, periodBefore } from './period-before';

type Query = CheckedInputOf<typeof contract>['query'];

type Amounts = { turn_over: Euro; costs: Euro; result: Euro; vat: Euro };

/**
 * Turnover and VAT of the invoices sent in a period, less credits, with the growth since the preceding period.
 *
 * Costs are the sum of what is booked of purchases. No document holds amounts yet, so it is a sum over nothing: 0,
 * and the result is the turnover.
 */
export async function getFinancialStats(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  period: Query,
): Promise<ReplyOf<typeof contract>> {
  const before = periodBefore(period);
  const now = await amountsOf(db, caller.relation_id, period);
  const then = before && (await amountsOf(db, caller.relation_id, before));
  return {
    ...now,
    turn_over_gain: gain(now.turn_over, then?.turn_over),
    cost_gain: gain(now.costs, then?.costs),
    result_gain: gain(now.result, then?.result),
    vat_gain: gain(now.vat, then?.vat),
  };
}

async function amountsOf(
  db: Queries,
  relation_id: number,
  { start, end }: Period,
): Promise<Amounts> {
  const { rows } = await db.execute<{ turn_over: Euro; vat: Euro }>(sql`
    select coalesce(sum(total_ex_tax), 0)::float8 as turn_over,
      coalesce(sum(total - total_ex_tax), 0)::float8 as vat
    from ${tallied(relation_id, { from: start, to: end })} where status in ${SENT_STATUSES}`);
  const [sums] = rows;
  if (!sums) throw new Error('sums without an answer');
  const { turn_over, vat } = sums;
  return { turn_over, costs: 0, result: turn_over, vat };
}

/** In percent with one decimal. */
function gain(now: Euro, then: Euro | undefined): number | null {
  if (!then) return null;
  return Math.round(((now - then) / Math.abs(then)) * 1000) / 10;
}
