import { HttpError } from '../../../platform/errors';
import type { Call } from '../../../platform/http/call';
import { addByNames, findByNames } from '../../../relations/customers/by-name';
import { createRelationLink } from '../../relation-links/create-relation-link';
import { findOfficeCode } from '../../tax-defaults/store';
import { WEEKLY_SHEET_TEXTS as TEXTS } from './texts';

/**
 * The customer that all weeks are booked on: made at the first import, and made a debtor in the accounting package. Which
 * debtor it is can be changed there, as of any customer; the next week follows the last one.
 */
export async function debtorOfWeek(call: Call): Promise<number> {
  const { db, caller, record } = call;
  const { relation_id } = caller;
  const wanted = { kind: 'client', names: [TEXTS.debtor] } as const;
  const [there] = await findByNames(db, relation_id, wanted);
  if (there) return there.id;
  const [made] = await addByNames(db, relation_id, wanted);
  if (!made) throw new Error('no debtor was made');
  record({ entity: 'relation', id: made.id, after: made });
  if ((await findOfficeCode(db, relation_id)) !== undefined) await linkDebtor(call, made.id);
  return made.id;
}

/** A link that is broken holds up no import: who books is told, and links it there. */
async function linkDebtor(call: Call, relation_id: number): Promise<void> {
  const asked = { relation_id, booking_item_id: null, is_confirmed: false };
  await createRelationLink(call, asked).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 409) throw error;
  });
}
