import { today } from '@boekwerk/shared/domain/dates/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import type { App } from '../../platform/app';
import { invoice } from '../../platform/database/schema/invoicing';
import type { Company } from '../../testing/builders';

/** A row as sums see it, past the rules of the actions: sent today, due today, € 121,00 of which € 21,00 VAT. */
export async function aStoredInvoice(
  { db }: App,
  { company, customer }: { company: Company; customer: Company },
  given: Partial<typeof invoice.$inferInsert> = {},
): Promise<number> {
  const date = given.date ?? today();
  const [made] = await db
    .insert(invoice)
    .values({
      relation_id: company.id,
      to_relation_id: customer.id,
      customer_name: customer.name,
      status: InvoiceStatus.sent,
      date,
      expiration_date: date,
      total: 121,
      total_ex_tax: 100,
      ...given,
    })
    .returning({ id: invoice.id });
  return (made as { id: number }).id;
}
