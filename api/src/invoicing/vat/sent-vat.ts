import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice, invoice_vat } from '../../platform/database/schema/invoicing';
import { lacksVatAmounts } from './store';

/** Whose invoices, and of which days; both days inclusive. */
export type SentIn = { relation_id: number; start: IsoDate; end: IsoDate };

const isIn = ({ relation_id, start, end }: SentIn): SQL | undefined =>
  and(eq(invoice_vat.relation_id, relation_id), between(invoice_vat.date, start, end));

/**
 * What was sent, a row per invoice and kind of VAT, to select from: `date`, `invoice_id`, `tax_id`, `net`, `vat` and `box`.
 * An index has all of it.
 */
export const sentVat = (of: SentIn): SQL =>
  sql`(select date, invoice_id, tax_id, net, vat, box from ${invoice_vat} where ${isIn(of)}) as sent`;

/**
 * The same with what an invoice is called, and who it was sent to as it stands on it: `number`, `name`, `tax_number`,
 * `country`. Of a credit number and country are those of the invoice that it takes back, `credited_invoice_id`.
 */
export const sentVatOfWhom = (of: SentIn): SQL =>
  sql`(select ${invoice_vat.date}, ${invoice_vat.invoice_id}, ${invoice_vat.tax_id}, ${invoice_vat.net},
      ${invoice_vat.vat}, ${invoice_vat.box}, coalesce(${invoice.invoice_number}, '') as number,
      ${invoice.customer_name} as name, ${invoice.credited_invoice_id},
      coalesce(${SOLD_TO} ->> 'tax_number', '') as tax_number, coalesce(${SOLD_TO} ->> 'country', '') as country
    from ${invoice_vat} join ${invoice} on ${invoice.relation_id} = ${invoice_vat.relation_id}
      and ${invoice.id} = ${invoice_vat.invoice_id}
    left join ${invoice} credited on credited.relation_id = ${invoice.relation_id}
      and credited.id = ${invoice.credited_invoice_id}
    where ${isIn(of)}) as sent`;

const SOLD_TO = sql`coalesce(credited.to_party, ${invoice.to_party})`;

/** Whether all that was sent in these days is in {@link sentVat}. */
export const isSentVatComplete = async (
  db: Queries,
  { relation_id, start, end }: SentIn,
): Promise<boolean> =>
  !(await lacksVatAmounts(
    db,
    sql`${eq(invoice.relation_id, relation_id)} and ${between(invoice.date, start, end)}`,
  ));
