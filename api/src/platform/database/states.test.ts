import {
  allowsOnDocument,
  DOCUMENT_STATUSES,
  DocumentStatus,
} from '@boekwerk/shared/domain/document/document-status';
import { OPEN_STATUSES, SENT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../testing/test-database';
import type { Connection } from './connect';

/** A question is open in one, and will be after the other. */
const MAY_BE_ASKED = [DocumentStatus.questions, DocumentStatus.inProgress];

/**
 * Where the database itself lists states of invoices or documents, as the last migration left it. When these differ
 * from the domain, the state that is new there needs a migration here.
 */
const LISTED = {
  'booking_item.booking_item_deleted_while_open': [
    DOCUMENT_STATUSES.filter((status) => allowsOnDocument({ status, tag: 'INK' }, 'delete')),
  ],
  'booking_item.booking_item_in_progress_for_something': [[DocumentStatus.inProgress]],
  'booking_item.booking_item_of_supplier': [[DocumentStatus.booked]],
  'booking_item.booking_item_question_ends': [MAY_BE_ASKED],
  'booking_item.booking_item_question_is_open': [MAY_BE_ASKED],
  'booking_item.booking_item_refused': [[DocumentStatus.toBook]],
  // All but these.
  'booking_item.booking_item_by_deadline': [[DocumentStatus.booked]],
  'booking_item.booking_item_by_vat_day': [[DocumentStatus.booked]],
  'booking_item.booking_item_waiting': [[DocumentStatus.booked]],
  'booking_item.status': [[DocumentStatus.toProcess]],
  'invoice.open_amount': [OPEN_STATUSES],
  'invoice.due_date': [OPEN_STATUSES],
  'invoice.invoice_without_vat_amounts': [SENT_STATUSES],
};

/** Of the places where a user counts as invited or active. */
const OF_USERS = /^(user|relation_user)\b/;

/** All that the database computes or guards by itself: where, and the SQL of it. */
const COMPUTED = sql`
  SELECT at.relname || '.' || attname AS place, pg_get_expr(adbin, adrelid) AS text
    FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
    JOIN pg_class at ON at.oid = adrelid WHERE at.relnamespace = 'public'::regnamespace
  UNION ALL SELECT conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace
  UNION ALL SELECT tablename || '.' || indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
    FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT viewname || '', definition FROM pg_views WHERE schemaname = 'public'
  UNION ALL SELECT proname || '()', prosrc FROM pg_proc
    JOIN pg_language ON pg_language.oid = prolang
    WHERE pronamespace = 'public'::regnamespace AND lanname IN ('plpgsql', 'sql')`;

const LISTS =
  /\bstatus\b["')\s]*(?:= ANY|<> ALL|=|<>|!=|(?:NOT )?IN)[\s(]*(?:ARRAY\[)?(\d[\d, ]*)/gi;
const IN_ORDER = /\bstatus\b["')\s]*(?:[<>]=?(?!>)|(?:NOT )?BETWEEN\b)/i;

let database: Connection;
let computed: { place: string; text: string }[];

beforeAll(async () => {
  database = await testDatabase();
  const { rows } = await database.db.execute<{ place: string; text: string }>(COMPUTED);
  computed = rows
    .filter(({ place }) => !OF_USERS.test(place))
    .map(({ place, text }) => ({
      place,
      // The value that a status starts with is a list of one.
      text: /\.status$/.test(place) ? `status = ${text}` : text,
    }));
});
afterAll(() => database.close());

it('computes with the states that the domain lists', () => {
  const listed = computed.flatMap(({ place, text }) => {
    const lists = [...text.matchAll(LISTS)].map(([, list]) => list?.split(',').map(Number));
    return lists.length > 0 ? [[place, lists] as const] : [];
  });
  expect(Object.fromEntries(listed)).toEqual(LISTED);
});

it('never takes a state for more or less than another: a new one has the next number, whatever it means', () => {
  expect(computed.filter(({ text }) => IN_ORDER.test(text)).map(({ place }) => place)).toEqual([]);
});
