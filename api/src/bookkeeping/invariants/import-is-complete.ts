import { sql } from 'drizzle-orm';
import { ofRows } from '../../platform/invariants/of-rows';

/** All documents that the audit says were made of a sheet are there, unless they were long enough in the trash; and no others. */
export const importIsComplete = ofRows(
  {
    entity: 'booking_import',
    from: sql`booking_import sheet`,
    key: sql`sheet.id`,
    relation_id: sql`sheet.relation_id`,
    size: 100,
  },
  {
    key: 'import-is-complete',
    name: 'a sheet has all documents that were made of it, and no others',
  },
  sql`exists (
    select from (
      select substring(named from 'booking_item\\.(\\d+)')::int as id
      from audit, unnest(audit.about) named
      where audit.about @> array['booking_import.' || sheet.id] and audit.relation_id = sheet.relation_id
        and named like 'booking_item.%'
    ) made
    full join (
      select item.id from booking_item item
      where item.relation_id = sheet.relation_id and item.import_id = sheet.id
    ) there using (id)
    where there.id is null and not exists (
        select from audit purged
        where purged.relation_id = sheet.relation_id and purged.entity = 'booking_item'
          and purged.entity_id = made.id and purged.action = 'job document purged'
      )
      or made.id is null and exists (
        select from audit where audit.about @> array['booking_import.' || sheet.id]
      )
  )`,
);
