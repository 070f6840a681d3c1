import { randomUUID } from 'node:crypto';
import type { Entity } from '@boekwerk/shared/contract/endpoint';
import type { App } from '../app';
import { change } from '../change';
import { booking_item } from '../database/schema/bookkeeping';
import { invoice, invoice_line, product } from '../database/schema/invoicing';
import { aClient, type Member } from './builders';

/** Text that only stands in the things of one company, to find it where it should not be. */
export const canaryOf = ({ company }: Member) => `KANARIE-${company.id}-`;

/** One of each thing that a call can name by id, new, in a member's company; all texts carry its canary. */
export async function oneOfEach(app: App, member: Member): Promise<Record<string, number>> {
  const { company, user } = member;
  const relation_id = company.id;
  const title = `${canaryOf(member)}${randomUUID()}`;
  const client = await aClient(app, company, { name: title });

  return change(app, async ({ db, files }) => {
    const [item] = await db
      .insert(product)
      .values({ relation_id, title, value: 100, tax_id: 1 })
      .returning();
    const [made] = await db
      .insert(invoice)
      .values({
        ...{ relation_id, to_relation_id: client.id, status: 3, description: title },
        ...{ date: '2026-11-20', expiration_date: '2026-12-19', customer_name: title },
        ...{ total: 121, total_ex_tax: 100 },
      })
      .returning();
    await db.insert(invoice_line).values({
      ...{ relation_id, invoice_id: made?.id ?? 0, position: 1, title },
      ...{ amount: 1, value: 100, tax_id: 1 },
    });
    const bytes = new TextEncoder().encode(`%PDF-1.7 ${title}`);
    const kept = { relation_id, name: `${title}.pdf`, content_type: 'application/pdf' };
    const file = await files.put({ ...kept, source: bytes });
    const document = { relation_id, file_id: file.id, file_name: file.name };
    const [handedIn] = await db
      .insert(booking_item)
      .values({ ...document, amount_pages: 1, uploaded_by: user.id })
      .returning();
    return {
      bookingItem: handedIn?.id ?? 0,
      client: client.id,
      invoice: made?.id ?? 0,
      product: item?.id ?? 0,
      relation: company.id,
    } satisfies Partial<Record<Entity, number>>;
  });
}
