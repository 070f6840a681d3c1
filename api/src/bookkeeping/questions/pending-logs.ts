import type { listPendingLogs as contract } from '@boekwerk/shared/contract/bookkeeping/questions';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { statusesIn } from '@boekwerk/shared/domain/document/document-status';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { containingWords } from '../../platform/database/containing';
import { booking_item, note } from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import type { Call } from '../../platform/http/call';
import { paginate, skipped } from '../../platform/lists/pagination';
import { clientsBookedBy } from '../../relations/firm-clients/seen-clients';

type Query = CheckedInputOf<typeof contract>['query'];

/** The open questions: the last thing said about each document that waits for an answer. */
export async function listPendingLogs(
  { db, caller, files }: Pick<Call, 'db' | 'caller' | 'files'>,
  query: Query,
) {
  const companies = caller.who.type === 1 ? clientsBookedBy(db, caller) : [caller.relation_id];
  const fits = and(
    inArray(booking_item.relation_id, companies),
    inArray(booking_item.status, statusesIn('questions')),
  );
  const questions = () => selectQuestions(db, [fits, ...said(query.search)]);
  const all = await db.$count(questions().as('question'));
  const pagination = paginate(query, all);
  const direction = query.order === 'asc' ? asc : desc;
  const rows = await questions()
    .orderBy(direction(note.created_at), direction(note.id))
    .limit(pagination.itemsPerPage)
    .offset(skipped(pagination));
  const data = rows.map(({ avatar_file_id, relation_name, ...row }) => ({
    ...row,
    avatar_url: avatar_file_id && files.signedUrl(avatar_file_id, 'inline'),
    relation: { id: row.relation_id, name: relation_name },
  }));
  return { data, pagination, counts: { all } };
}

const selectQuestions = (db: Queries, conditions: (SQL | undefined)[]) =>
  db
    .select({
      id: note.id,
      booking_item_id: note.booking_item_id,
      message: note.message,
      name: sql<string>`trim(${user.name} || ' ' || ${user.last_name})`.as('user_name'),
      avatar_file_id: user.avatar_file_id,
      user_id: note.user_id,
      relation_id: note.relation_id,
      relation_name: sql<string>`${relation.name}`.as('relation_name'),
      file_name: booking_item.file_name,
      created_at: note.created_at,
    })
    .from(booking_item)
    .innerJoin(note, eq(note.id, LAST_NOTE))
    .innerJoin(user, eq(user.id, note.user_id))
    .innerJoin(relation, eq(relation.id, booking_item.relation_id))
    .where(and(...conditions));

/** In the order of the index, so that of a long talk one row is read. */
const LAST_NOTE = sql`(select max(said.id) from ${note} said
       where said.relation_id = ${booking_item.relation_id} and said.booking_item_id = ${booking_item.id})`;

const said = (search: string): SQL[] =>
  containingWords(search).map(
    (pattern) =>
      sql`lower(${note.message} || ' ' || ${booking_item.file_name} || ' ' || ${relation.name}) like ${pattern}`,
  );
