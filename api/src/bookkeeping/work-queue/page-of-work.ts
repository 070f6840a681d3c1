import type { WORK_SORTS } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { vatDay, vatQuarter } from '../../platform/database/vat-day';
import { pageByIndex } from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';
import { isFound } from '../documents/fits';
import { othersAtEach } from '../presence/store';
import { kindOfWork, waits } from './waiting';
import { type Clients, isOf, type WorkQuery } from './whose-work';

const { uploaded_date, id, relation_id } = booking_item;

/** By age and by deadline an index has what waits of all firms; by name one has the clients of the firm. */
const sortsOf = (clients: Clients): Record<(typeof WORK_SORTS)[number], SQLWrapper[]> => ({
  uploaded_date: [uploaded_date, id],
  deadline: [vatQuarter(booking_item), uploaded_date, id],
  client: [clients.name, relation_id, uploaded_date, id],
});

/** A window of what waits of clients. */
export function pageOfWork(
  db: Queries,
  { clients, user_id }: { clients: Clients; user_id: number },
  query: WorkQuery,
  window: PageWindow,
) {
  const isOfClient = eq(clients.id, relation_id);
  const page = {
    from: sql`${booking_item} join ${clients} on ${isOfClient}`,
    id,
    fits: and(isOf(clients, query), waits(query.tab), ...isFound(query.search)),
    columns: sortsOf(clients)[query.sort],
    order: query.order,
    ...window,
  };
  return pageByIndex(page, ({ where, orderBy, limit }) =>
    db
      .select({
        id,
        relation_id,
        client: sql<string>`${clients.name}`.as('client'),
        kind: kindOfWork.as('kind'),
        file_name: booking_item.file_name,
        invoice_number: booking_item.invoice_number,
        supplier: sql<string | null>`nullif(${booking_item.supplier_name}, '')`,
        amount: booking_item.amount,
        currency: booking_item.currency,
        is_credit: booking_item.is_credit,
        uploaded_date,
        vat_day: sql<string>`${vatDay(booking_item)}::text`.as('vat_day'),
        opened_by: othersAtEach(user_id).as('opened_by'),
      })
      .from(booking_item)
      .innerJoin(clients, isOfClient)
      .where(where)
      .orderBy(orderBy)
      .limit(limit),
  );
}
