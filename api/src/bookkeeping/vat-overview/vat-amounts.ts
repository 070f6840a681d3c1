import { NOT_ASSIGNED, type VatFigure } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { type Euro, plus } from '@boekwerk/shared/domain/money/money';
import { INPUT_VAT, TURNOVER_BOXES } from '@boekwerk/shared/domain/vat/vat-box';
import { sql } from 'drizzle-orm';
import { type SentIn, sentVat } from '../../invoicing/vat/sent-vat';
import type { Queries } from '../../platform/database/connect';
import { bookedVat } from './booked-vat';
import { findDatedCodes } from './codes';

export type Amounts = { turnover: Euro; vat: Euro; lines: number };

type Sum = Amounts & { figure: VatFigure; is_claimed: boolean };

const AMOUNTS = sql`sum(net)::float8 as turnover, sum(vat)::float8 as vat, count(*)::int as lines`;

/** What each figure comes to, of the invoices alone or of the books as well. */
export async function vatAmounts(db: Queries, of: SentIn, hasDocuments: boolean) {
  const sent = await db.execute<Sum>(sql`
    select coalesce(box, 'exempt') as figure, false as is_claimed, ${AMOUNTS}
    from ${sentVat(of)} group by box`);
  const booked = hasDocuments ? await bookedSums(db, of) : [];
  const sums = [...sent.rows, ...booked];
  const claimed = sums.filter((each) => each.is_claimed);
  return {
    boxes: [
      ...TURNOVER_BOXES.map((box) => ({ box, ...added(sums.filter(isOf(box))) })),
      { box: INPUT_VAT, ...added([...sums.filter(isOf(INPUT_VAT)), ...claimed]) },
    ],
    not_assigned: NOT_ASSIGNED.map((reason) => {
      const amounts = added(sums.filter(isOf(reason)));
      // Amounts of several currencies do not add up to anything.
      return { reason, ...amounts, ...(reason === 'currency' && { turnover: 0, vat: 0 }) };
    }).filter(({ lines }) => lines > 0),
  };
}

async function bookedSums(db: Queries, of: SentIn): Promise<Sum[]> {
  const codes = await findDatedCodes(db, of.relation_id);
  const { rows } = await db.execute<Sum>(sql`
    select figure, coalesce(is_claimed, false) as is_claimed, ${AMOUNTS}
    from ${bookedVat(of, codes)} group by 1, 2`);
  return rows;
}

const isOf =
  (figure: VatFigure) =>
  (sum: Sum): boolean =>
    sum.figure === figure;

const added = (sums: readonly Amounts[]): Amounts =>
  sums.reduce(
    (all, each) => ({
      turnover: plus(all.turnover, each.turnover),
      vat: plus(all.vat, each.vat),
      lines: all.lines + each.lines,
    }),
    { turnover: 0, vat: 0, lines: 0 },
  );
