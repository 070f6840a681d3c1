import type { getDocumentsBeside } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { CheckedInputOf, ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { sql } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import type { Call } from '../../platform/http/call';
import { inOrder, type Order, opposite } from '../../platform/lists/order';
import { getDocument } from './get-document';
import { inTab, SORTS } from './page-of-documents';

type Query = CheckedInputOf<typeof getDocumentsBeside>['query'];
type Beside = ReplyOf<typeof getDocumentsBeside>;

/**
 * The documents before and after one in the order of a list; none of one that is not in it.
 *
 * @throws HttpError 404 for a document of another company
 */
export async function documentsBeside(
  call: Pick<Call, 'db' | 'caller'>,
  id: number,
  query: Query,
): Promise<Beside> {
  await getDocument(call, id);
  const columns = query.sort === 'tag' ? COMPARABLE_TAG : SORTS[query.sort];
  const row = sql.join(columns, sql`, `);
  const isIn = inTab(call.caller.relation_id, query);
  const place = sql`(select ${row} from ${booking_item} where ${isIn} and ${booking_item.id} = ${id})`;
  const nextIn = (order: Order) => sql`(
    select ${booking_item.id} from ${booking_item}
    where ${isIn} and (${row}) ${order === 'asc' ? sql`>` : sql`<`} ${place}
    order by ${inOrder(columns, order)} limit 1)`;
  const { rows } = await call.db.execute<Beside>(
    sql`select ${nextIn(opposite(query.order))} as previous, ${nextIn(query.order)} as next`,
  );
  return rows[0] as Beside;
}

/** Nothing is compared with what is not there; it comes after all that is, as the index has it. */
const COMPARABLE_TAG = [sql`coalesce(${booking_item.tag}, 'ZZZ')`, booking_item.id];
