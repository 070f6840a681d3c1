import type {
  listVatLines as contract,
  VatFigure,
  VatLine,
} from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { may } from '@boekwerk/shared/domain/user/rights';
import { type TaxId, VAT } from '@boekwerk/shared/domain/vat/vat';
import { INPUT_VAT, TURNOVER_BOXES } from '@boekwerk/shared/domain/vat/vat-box';
import { type SQL, sql } from 'drizzle-orm';
import { sentVatOfWhom } from '../../invoicing/vat/sent-vat';
import { foldedSql, hasWords } from '../../platform/database/search-words';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { bookedVat } from './booked-vat';
import { findDatedCodes } from './codes';

type Query = CheckedInputOf<typeof contract>['query'];

/** One page of the lines of a figure; `vatAmounts` adds up the same rows. */
export async function listVatLines({ db, caller }: Pick<Call, 'db' | 'caller'>, query: Query) {
  const of = { relation_id: caller.relation_id, start: query.start, end: query.end };
  const codes = may(caller.who, 'documents') ? await findDatedCodes(db, of.relation_id) : null;
  const sources = [
    sql`select date, invoice_id, null::int as booking_item_id, 0 as position, number, name, net, vat,
        'EUR' as currency, null::numeric as rate, tax_id
      from ${sentVatOfWhom(of)} where ${isSentIn(query.figure)}`,
    ...(codes
      ? [
          sql`select date, null::int, booking_item_id, position, number, name, net, vat, currency, rate, null::int
            from ${bookedVat(of, codes)} where ${isBookedIn(query.figure)}`,
        ]
      : []),
  ];
  const lines = sql`(select * from (${sql.join(sources, sql` union all `)}) as line where ${matches(query.search)})`;
  const counted = await db.execute<{ all: number }>(
    sql`select count(*)::int as all from ${lines} as line`,
  );
  const counts = { all: counted.rows[0]?.all ?? 0 };
  return listPage({ query, counts, tab: 'all' }, async ({ skip, take }) => {
    const { rows } = await db.execute<Row>(sql`
      select id::int, to_char(date, 'YYYY-MM-DD') as date, invoice_id, booking_item_id, number, name as relation,
        net::float8 as turnover, vat::float8 as vat, currency, rate::float8 as rate, tax_id
      from (select *, row_number() over (order by ${inOrder(query.order)}) as id from ${lines} as line) as placed
      where id > ${skip} and id <= ${skip + take} order by id`);
    return rows.map(({ tax_id, ...row }) => ({
      ...row,
      rate: tax_id === null ? row.rate : VAT[tax_id].percentage,
    }));
  });
}

type Row = VatLine & { tax_id: TaxId | null };

const OWED = sql.join(
  TURNOVER_BOXES.map((box) => sql`${box}`),
  sql`, `,
);

/** The kind without VAT has no box. */
function isSentIn(figure: VatFigure): SQL {
  if (figure === '5a') return sql`box is not null`;
  return figure === 'exempt' ? sql`box is null` : sql`box = ${figure}`;
}

function isBookedIn(figure: VatFigure): SQL {
  if (figure === '5a') return sql`figure in (${OWED})`;
  return figure === INPUT_VAT ? sql`(figure = ${figure} or is_claimed)` : sql`figure = ${figure}`;
}

const matches = (search: string): SQL =>
  sql.join([sql`true`, ...hasWords(foldedSql(sql`number || ' ' || name`), search)], sql` and `);

/** Of a day invoices before documents, so that no two lines are in the same place. */
const inOrder = (order: 'asc' | 'desc'): SQL =>
  sql.raw(
    ['date', 'invoice_id', 'tax_id', 'booking_item_id', 'position']
      .map((column) => `${column} ${order}`)
      .join(', '),
  );
