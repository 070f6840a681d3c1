import { listPendingLogs as contract } from '@boekwerk/shared/contract/bookkeeping/questions';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { statusesIn } from '@boekwerk/shared/domain/document/document-status';
import { and, eq, inArray, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item, note } from '../../platform/database/schema/bookkeeping';
import { booking_item_state_tally as tally } from '../../platform/database/schema/document-tallies';
import { relation } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import { hasWords } from '../../platform/database/search-words';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { openingPage } from '../../platform/lists/opening-page';
import { firstByIndex, pageByIndex, type RowQuery } from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';
import { clientsBookedBy } from '../../relations/firm-clients/seen-clients';
import { isThere } from '../documents/is-there';

type Query = CheckedInputOf<typeof contract>['query'];

/** The open questions: what was asked about each document that waits for an answer. */
export async function listPendingLogs(
  { db, caller, files }: Pick<Call, 'db' | 'caller' | 'files'>,
  query: Query,
) {
  const company = caller.who.type === 1 ? null : caller.relation_id;
  const companies = company === null ? clientsBookedBy(db, caller) : [company];
  const counts = { all: await countQuestions(db, companies, query.search) };
  return listPage({ query, counts, tab: 'all' }, async (window) => {
    const first = company && firstQuestions(db, company, query, window);
    const rows = await (first || pageOfQuestions(db, companies, query, window));
    return rows.map(({ avatar_file_id, relation_name, ...row }) => ({
      ...row,
      avatar_url: avatar_file_id && files.signedUrl(avatar_file_id, 'inline'),
      relation: { id: row.relation_id, name: relation_name },
    }));
  });
}

type Companies = (number | Placeholder)[] | ReturnType<typeof clientsBookedBy>;

/** Without a search the tally knows. */
async function countQuestions(db: Queries, companies: Companies, search: string): Promise<number> {
  if (search !== '') return db.$count(booking_item, fits(companies, search));
  const [sum] = await db
    .select({ all: sql`coalesce(sum(${tally.items}), 0)`.mapWith(Number) })
    .from(tally)
    .where(
      and(
        inArray(tally.relation_id, companies),
        inArray(tally.status, statusesIn('questions')),
        tally.has_question,
      ),
    );
  return sum?.all ?? 0;
}

const firstQuestions = openingPage(
  'questions_first_page',
  contract.query,
  (db, query, { relation_id, take }) =>
    firstByIndex(inOrder([relation_id], query), take, (rows) => read(db, rows)),
);

const pageOfQuestions = (db: Queries, companies: Companies, query: Query, window: PageWindow) =>
  pageByIndex({ ...inOrder(companies, query), ...window }, (rows) => read(db, rows));

const inOrder = (companies: Companies, { search, order }: Query) => ({
  from: booking_item,
  id: booking_item.id,
  fits: fits(companies, search),
  columns: [booking_item.question_at, booking_item.question_id],
  order,
});

const read = (db: Queries, { where, orderBy, limit }: RowQuery) =>
  selectQuestions(db).where(where).orderBy(orderBy).limit(limit);

const fits = (companies: Companies, search: string) =>
  and(
    inArray(booking_item.relation_id, companies),
    inArray(booking_item.status, statusesIn('questions')),
    isNotNull(booking_item.question_id),
    isThere,
    ...said(search),
  );

const selectQuestions = (db: Queries) =>
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
    .innerJoin(note, eq(note.id, booking_item.question_id))
    .innerJoin(user, eq(user.id, note.user_id))
    .innerJoin(relation, eq(relation.id, booking_item.relation_id));

/** Each word stands in what was asked, in the name of the document or in that of the company. */
const said = (search: string): SQL[] => hasWords(booking_item.question_search_text, search);
