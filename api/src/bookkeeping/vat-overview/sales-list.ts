import type { SalesListRow } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { type Euro, plus } from '@boekwerk/shared/domain/money/money';
import { normaliseTaxNumber } from '@boekwerk/shared/domain/relation/identity';
import { type EuSupply, salesListProblem } from '@boekwerk/shared/domain/vat/sales-list';
import { REVERSE_CHARGE } from '@boekwerk/shared/domain/vat/vat';
import { sql } from 'drizzle-orm';
import { type SentIn, sentVatOfWhom } from '../../invoicing/vat/sent-vat';
import type { Queries } from '../../platform/database/connect';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';
import { hasStatus } from '../documents/has-status';
import { bookedVat } from './booked-vat';
import { findDatedCodes } from './codes';

type Sold = {
  tax_number: string;
  name: string;
  country: string;
  supply: EuSupply | null;
  amount: Euro;
};

/**
 * What box 3b is made of, per customer and kind of supply, by VAT number: two names under one number are one customer. Who
 * has none is in it by name, with the problem.
 */
export async function salesList(
  db: Queries,
  of: SentIn,
  hasDocuments: boolean,
): Promise<SalesListRow[]> {
  const sold = [
    ...(await sentSales(db, of, hasDocuments)),
    ...(hasDocuments ? await bookedSales(db, of) : []),
  ];
  const rows = new Map<string, Sold>();
  for (const each of sold) {
    const tax_number = normaliseTaxNumber(each.tax_number);
    const key = [tax_number || each.name, each.supply].join(' ');
    const before = rows.get(key);
    rows.set(key, { ...each, tax_number, amount: plus(before?.amount ?? 0, each.amount) });
  }
  return [...rows.values()]
    .map((row) => ({ ...row, problem: salesListProblem(row.tax_number, row.supply) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl') || a.tax_number.localeCompare(b.tax_number));
}

const SUPPLY = sql`case foreign_sale_type when 0 then 'services' when 1 then 'goods' end`;

/**
 * What reverse charge is said of to a company abroad are services; a supply within the Union is one of goods, as its
 * invoice says, unless it was booked as services. One that was booked as both is neither. The number of the customer that an
 * invoice lacks is the one that it was booked with. A credit is what the invoice is that it takes back.
 */
async function sentSales(db: Queries, of: SentIn, hasDocuments: boolean): Promise<Sold[]> {
  const said = sql`select ${SUPPLY} as supply, supplier_tax_code from ${booking_item} join ${booking_line}
    on ${booking_line.relation_id} = ${booking_item.relation_id}
    and ${booking_line.booking_item_id} = ${booking_item.id}
    where ${booking_item.relation_id} = ${of.relation_id} and ${booking_item.invoice_id} in (sent.invoice_id, sent.credited_invoice_id)
      and ${hasStatus(DocumentStatus.booked)} and foreign_sale_type is not null`;
  const booked = hasDocuments
    ? sql`(select min(supply) as least, max(supply) as most, max(supplier_tax_code) as booked_number
        from (${said}) as line)`
    : sql`(select null as least, null as most, null as booked_number)`;
  const { rows } = await db.execute<Sold>(sql`
    select coalesce(nullif(tax_number, ''), booked_number, '') as tax_number, name, country, sum(net)::float8 as amount,
      case when tax_id = ${REVERSE_CHARGE} then 'services' when least is null then 'goods'
        when least = most then least end as supply
    from ${sentVatOfWhom(of)} cross join lateral ${booked} as said
    where box = '3b' group by 1, 2, 3, 5`);
  return rows;
}

async function bookedSales(db: Queries, of: SentIn): Promise<Sold[]> {
  const codes = await findDatedCodes(db, of.relation_id);
  const { rows } = await db.execute<Sold>(sql`
    select coalesce(nullif(booked.supplier_tax_code, ''), ${relation.tax_number}, '') as tax_number, booked.name,
      coalesce(${relation.country}, '') as country, sum(net)::float8 as amount, ${SUPPLY} as supply
    from ${bookedVat(of, codes)} left join ${relation}
      on ${relation.id} = booked.party_id and ${relation.owner_relation_id} = ${of.relation_id}
    where figure = '3b' group by 1, 2, 3, 5`);
  return rows;
}
