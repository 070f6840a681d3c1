import { sql } from 'drizzle-orm';
import { ofRows } from '../../platform/invariants/of-rows';
import { ofInvoices } from './of-invoices';

/**
 * A number that is missing is a turnover that somebody hides. Source: art. 35a Wet OB 1968, consecutive numbers. A series
 * begins with another number than 1 only when somebody chose a prefix and said so, though they may have removed it since.
 */
export const numbersAreGapless = ofInvoices(
  'numbers-are-gapless',
  'the numbers of a series follow each other, from its first one on',
  sql`invoice.prefix_id > 1
    and not exists (
      select from invoice earlier
      where earlier.relation_id = invoice.relation_id and earlier.prefix = invoice.prefix
        and earlier.number_year = invoice.number_year and earlier.prefix_id = invoice.prefix_id - 1
    )
    and (
      exists (
        select from invoice earlier
        where earlier.relation_id = invoice.relation_id and earlier.prefix = invoice.prefix
          and earlier.number_year = invoice.number_year and earlier.prefix_id < invoice.prefix_id
      )
      or not exists (
        select from invoice_prefix series
        where series.relation_id = invoice.relation_id and series.prefix = invoice.prefix
      ) and not exists (
        select from audit
        where audit.relation_id = invoice.relation_id and audit.entity = 'invoice_prefix'
          and audit.changes -> 'prefix' @> to_jsonb(invoice.prefix)
      )
    )`,
);

/** The next invoice would take a number twice, or leave one out. */
export const counterIsLastNumber = ofRows(
  {
    entity: 'relation',
    from: sql`relation company`,
    key: sql`company.id`,
    relation_id: sql`company.id`,
    where: sql`company.owner_relation_id is null`,
    size: 200,
  },
  {
    key: 'counter-is-last-number',
    name: 'a series goes on after the last number that was given in it',
  },
  sql`exists (
    select from (
      select prefix, number_year as year, max(prefix_id) as last from invoice
      where invoice.relation_id = company.id and prefix_id is not null
        and not is_opening_balance
      group by prefix, number_year
    ) given
    full join (
      select prefix, year, last_number as last from invoice_counter where invoice_counter.relation_id = company.id
    ) counter using (prefix, year)
    where given.last is distinct from counter.last
  )`,
);
