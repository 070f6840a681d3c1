import {
  addDays,
  addMonths,
  firstOfMonth,
  type IsoDate,
  today,
} from '@boekwerk/shared/domain/dates/dates';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** Days from `from` to `to`, both inclusive; an empty end is open. */
export type Days = { from: IsoDate | ''; to: IsoDate | '' };

/** Days from `from` (inclusive) to `until` (exclusive); an empty end is open. */
type Span = { from: IsoDate | ''; before: IsoDate | '' };

/**
 * What a company's invoices of a period come to, to select from: rows of the tally by month, whose dates are the first
 * of theirs, and of the tally by day where a month is not whole. What falls due in this month is read by day as well,
 * for some of it did before today.
 */
export function tallied(relation_id: number | Placeholder, { from, to }: Days): SQL {
  const before = to && addDays(to, 1);
  const whole = {
    from: from && firstOfMonth(addMonths(addDays(from, -1), 1)),
    before: before && firstOfMonth(before),
  };
  const isWithinMonth = whole.from !== '' && whole.before !== '' && whole.from > whole.before;
  const parts = isWithinMonth
    ? [byDay({ from, before })]
    : [
        ...wholeMonths(whole),
        ...(from === whole.from ? [] : [byDay({ from, before: whole.from })]),
        ...(before === whole.before ? [] : [byDay({ from: whole.before, before })]),
      ];
  const ofCompany = parts.map((part) => sql`${part} and relation_id = ${relation_id}`);
  return sql`(${sql.join(ofCompany, sql` union all `)}) as tallied`;
}

function wholeMonths(span: Span): SQL[] {
  const month = firstOfMonth(today());
  return [
    sql`select ${COLUMNS} from invoice_month_tally where ${within(span)} and due_date <> ${month}`,
    sql`${byDay(span)} and due_date >= ${month} and due_date < ${addMonths(month, 1)}`,
  ];
}

const COLUMNS = sql.raw(
  'date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount',
);

const byDay = (span: Span): SQL => sql`select ${COLUMNS} from invoice_tally where ${within(span)}`;

const within = ({ from, before }: Span): SQL =>
  sql.join(
    [
      sql`true`,
      ...(from ? [sql`date >= ${from}`] : []),
      ...(before ? [sql`date < ${before}`] : []),
    ],
    sql` and `,
  );
