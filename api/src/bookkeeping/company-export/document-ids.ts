import { and, asc, eq, gt } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import type { ExportTo } from '../../platform/export/export-part';
import { byId } from '../../platform/export/portions';

/** The documents of a company, those in the trash too, for what hangs on them. */
export const documentIds = ({ db, relation_id }: ExportTo) =>
  byId((after, limit) =>
    db
      .select({ id: booking_item.id })
      .from(booking_item)
      .where(and(eq(booking_item.relation_id, relation_id), gt(booking_item.id, after)))
      .orderBy(asc(booking_item.id))
      .limit(limit),
  );
