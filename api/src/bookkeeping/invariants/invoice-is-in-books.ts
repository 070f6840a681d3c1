import { sql } from 'drizzle-orm';
import { ofRows } from '../../platform/invariants/of-rows';

/** A turnover is in the books once: as the mark on its invoice says. */
export const invoiceIsInBooks = ofRows(
  {
    entity: 'invoice',
    from: sql`invoice`,
    key: sql`invoice.id`,
    relation_id: sql`invoice.relation_id`,
    size: 1000,
  },
  {
    key: 'invoice-is-in-books',
    name: 'an invoice that is in the books is a document there, and no other is',
  },
  sql`(invoice.in_books is not distinct from 'there') <> exists (
    select from booking_item item
    where item.relation_id = invoice.relation_id and item.invoice_id = invoice.id
  )`,
);
