import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';

/** How often who has a document open says so, at most. */
export const PRESENCE_EVERY_MS = 60_000;

export const tellPresence = endpoint({
  summary: 'Say that the caller has a document open, and hear the names of others who have',
  method: 'POST',
  path: '/administrations/v1/bookingitem/:id/presence',
  right: 'documents',
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
  reply: v.object({ others: v.array(v.string()) }),
  // Nothing of the document changes, its version included: an audit row a minute would tell nobody anything.
  isReadOnly: true,
});
