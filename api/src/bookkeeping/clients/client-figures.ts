import { DocumentStatus, statusesIn } from '@boekwerk/shared/domain/document/document-status';
import { and, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { booking_item, note } from '../../platform/database/schema/bookkeeping';
import { booking_item_state_tally as tally } from '../../platform/database/schema/document-tallies';
import { vatDay } from '../../platform/database/vat-day';
import { hasOtherStatus, hasStatus } from '../documents/has-status';
import { isThere } from '../documents/is-there';
import { waits } from '../work-queue/waiting';

/** Figures of a client, for a statement in which a row is about one. */
export const figuresOf = (client: SQLWrapper) => ({
  total: itemsOf(client),
  booked: itemsOf(client, ofStates(statusesIn('booked'))),
  to_book: itemsOf(client, ofStates(statusesIn('to_book'))),
  to_process: itemsOf(client, ofStates(statusesIn('to_progress'))),
  waiting: waitingOf(client),
  answered: itemsOf(client, isAnswered),
  asked: askedOf(client),
  refused: refusedOf(client),
  last_uploaded: lastUploaded(client),
  deadline_day: firstVatDay(client),
});

const { toProcess, toBook, questions, booked } = DocumentStatus;

const ofStates = (states: DocumentStatus[]) => inArray(tally.status, states);

const isAnswered = and(eq(tally.status, questions), eq(tally.has_question, false));

/** Documents of the client, added up from a few rows of the tally. */
const itemsOf = (client: SQLWrapper, which?: SQL): SQL<number> =>
  sql`(select coalesce(sum(${tally.items}), 0) from ${tally} where ${tally.relation_id} = ${client}
    and ${which ?? sql`true`})`.mapWith(Number);

/** Of a question the tally does not know whose it is; an index has the few that wait. */
const askedOf = (client: SQLWrapper): SQL<number> =>
  sql`(select count(*) from ${booking_item}
    where ${and(eq(booking_item.relation_id, client), hasStatus(questions), isNotNull(booking_item.question_id), isThere)}
      and exists (select from ${note} where ${note.id} = ${booking_item.question_id} and ${note.side} = 'company'))`.mapWith(
    Number,
  );

const waitingOf = (client: SQLWrapper): SQL<number> =>
  sql`(${itemsOf(client, sql`(${ofStates([toProcess, toBook])} or ${isAnswered})`)}
    + ${askedOf(client)} + ${uncertainOf(client)})`.mapWith(Number);

/** Of what is in progress the tally does not know how it stands either. */
const uncertainOf = (client: SQLWrapper): SQL<number> =>
  sql`(select count(*) from ${booking_item}
    where ${and(eq(booking_item.relation_id, client), waits('uncertain'))})`.mapWith(Number);

const refusedOf = (client: SQLWrapper): SQL<number> =>
  sql`(select count(*) from ${booking_item}
    where ${and(eq(booking_item.relation_id, client), hasStatus(toBook), isNotNull(booking_item.booking_errors), isThere)})`.mapWith(
    Number,
  );

const lastUploaded = (client: SQLWrapper): SQL<Date | null> =>
  sql`(select max(${booking_item.uploaded_date}) from ${booking_item} where ${booking_item.relation_id} = ${client} and ${isThere})`.mapWith(
    booking_item.uploaded_date,
  );

/** The first day whose VAT is to be declared of what is not booked yet. */
const firstVatDay = (client: SQLWrapper): SQL<string | null> =>
  sql`(select min(${vatDay(booking_item)})::text from ${booking_item}
    where ${and(eq(booking_item.relation_id, client), hasOtherStatus(booked), isThere)})`;
