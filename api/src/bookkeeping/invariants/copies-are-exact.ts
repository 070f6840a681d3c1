import { sql } from 'drizzle-orm';
import { ofDocuments } from './of-documents';

/** By which the list is sorted and searched. */
export const supplierNameIsCopied = ofDocuments(
  'supplier-name-is-copied',
  'a document is listed under the name of its customer or supplier',
  sql`item.supplier_name <> coalesce((
    select coalesce(nullif(party.name, ''), trim(party.first_name || ' ' || party.last_name))
    from relation party where party.id = item.supplier_relation_id
  ), '')`,
);
