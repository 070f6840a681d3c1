import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SentIn } from '../../invoicing/vat/sent-vat';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { hasStatus } from '../documents/has-status';
import { isThere } from '../documents/is-there';
import { asCodes, type findDatedCodes } from './codes';

type Codes = Awaited<ReturnType<typeof findDatedCodes>>;

/** As the list of documents sorts by it, whose index finds a period. */
export const invoiceDay = sql`coalesce(${booking_item.date}, '-infinity'::date)`;

const signed = (amount: SQL) =>
  sql`case when ${booking_item.is_credit} then -${amount} else ${amount} end`;

const value = sql`coalesce(${booking_line.value}, 0)`;
const charged = sql`coalesce(${booking_line.vat}, 0)`;

/** Of a reverse charge the package makes the VAT, so that a line has none. */
const vat = sql`case when code.is_reversed then round(${value} * coalesce(code.percentage, 0) / 100, 2) else ${charged} end`;

/**
 * The lines of what was booked with an invoice date in a period, to select from: `date`, `booking_item_id`, `position`,
 * `number`, `name`, `party_id`, `currency`, `net`, `vat`, `rate`, what is known of a supply within the Union, and `figure`:
 * the box in which a line counts, or why in none. One that `is_claimed` counts in 5b with its VAT as well. An invoice of the
 * company's own is left out, as it counts with the invoices.
 */
export const bookedVat = ({ relation_id, start, end }: SentIn, codes: Codes): SQL => sql`(
  select ${booking_item.date} as date, ${booking_item.id} as booking_item_id, ${booking_line.position} as position,
    ${booking_item.invoice_number} as number, ${booking_item.supplier_name} as name,
    ${booking_item.supplier_relation_id} as party_id, ${booking_item.currency} as currency,
    ${signed(value)} as net, ${signed(sql`(${vat})`)} as vat, code.percentage as rate,
    ${booking_line.foreign_sale_type} as foreign_sale_type, ${booking_line.supplier_tax_code} as supplier_tax_code,
    case when ${booking_item.currency} <> 'EUR' then 'currency'
      when code.box is not null then code.box
      when code.id is null or code.is_reversed or ${charged} <> 0 then 'no_box'
      when ${booking_item.tag} = 'VRK' then 'exempt' else 'no_vat' end as figure,
    ${booking_item.currency} = 'EUR' and code.box is not null and code.is_reversed as is_claimed
  from ${booking_item}
  join ${booking_line} on ${booking_line.relation_id} = ${booking_item.relation_id}
    and ${booking_line.booking_item_id} = ${booking_item.id}
  left join ${asCodes(codes)} on code.id = ${booking_line.vat_ledger_account_id}
    and ${booking_item.date} >= code.from_date and ${booking_item.date} < code.until
  where ${and(
    eq(booking_item.relation_id, relation_id),
    ...[isThere, hasStatus(DocumentStatus.booked), isNull(booking_item.invoice_id)],
    sql`${invoiceDay} between ${start} and ${end}`,
  )}) as booked`;
