import type { Recognised, RecognisedValue } from '@boekwerk/shared/contract/bookkeeping/recognised';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { statusGivenBack } from '@boekwerk/shared/domain/document/question';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { audited } from '../../platform/http/audit';
import { currenciesOf } from '../connection/list-currencies';
import { type FoundParty, findParty } from '../recognition/find-party';
import type { Outcome } from '../recognition/recognise-document';
import { recognisedFields } from '../recognition/recognised-fields';
import { lockItem, type StoredItem, updateItem } from './booking-store';

/** A booking that is in progress is never among them. */
const isBeingRecognised = and(
  eq(booking_item.status, DocumentStatus.inProgress),
  eq(booking_item.in_progress_for, 'recognition'),
);

const findThose = (db: Queries, which?: SQL) =>
  db
    .select({
      id: booking_item.id,
      relation_id: booking_item.relation_id,
      file_id: booking_item.file_id,
      file_locked: booking_item.file_locked,
      content_type: file.content_type,
      tag: booking_item.tag,
      // What is in progress has been since some time.
      in_progress_since: sql<Date>`${booking_item.in_progress_since}`.mapWith(
        booking_item.in_progress_since,
      ),
    })
    .from(booking_item)
    .innerJoin(file, eq(file.id, booking_item.file_id))
    .where(and(isBeingRecognised, which))
    .orderBy(asc(booking_item.in_progress_since), asc(booking_item.id));

/** Documents that a job should be reading, in the order in which they were asked for. */
export const findInRecognition = (db: Queries) => findThose(db);

export const findOneInRecognition = async (db: Queries, id: number) =>
  (await findThose(db, eq(booking_item.id, id)))[0];

/** The document is ready to be booked, with what was read on it where nobody filled it in, unless something was asked about it meanwhile. */
export const endRecognition = (
  app: App,
  of: { relation_id: number; id: number },
  outcome: Outcome,
) =>
  change(app, ({ db }) =>
    audited(
      db,
      { action: 'job document ready', relation_id: of.relation_id },
      async (record): Promise<void> => {
        const before = await lockItem(db, of);
        if (before?.in_progress_for !== 'recognition') return;
        const recognised = await withParty(db, before, outcome);
        const [usual] = await currenciesOf(db, of.relation_id);
        const after = await updateItem(db, of, {
          ...recognisedFields(before, recognised.values, usual?.code ?? 'EUR'),
          recognised,
          status: statusGivenBack(before),
          in_progress_for: null,
          in_progress_since: null,
        });
        record({ entity: 'booking_item', id: of.id, before, after });
      },
    ),
  );

async function withParty(db: Queries, item: StoredItem, outcome: Outcome): Promise<Recognised> {
  if ('problem' in outcome) return { problem: outcome.problem, values: [], words: [] };
  const party = await findParty(db, item, outcome.marks);
  const { values, words } = outcome;
  return {
    problem: null,
    values: party ? [...values, partyValue(party, values)] : values,
    words,
  };
}

/** As certain as what it was found by, and at the same place. */
function partyValue({ id, by }: FoundParty, values: readonly RecognisedValue[]): RecognisedValue {
  const found = values.find(({ field }) => field === by);
  return {
    field: 'supplier_relation_id',
    value: id,
    source: found?.source ?? 'text',
    doubt: by === 'domain' || by === 'name' ? 'by name' : null,
    place: found?.place ?? null,
  };
}
