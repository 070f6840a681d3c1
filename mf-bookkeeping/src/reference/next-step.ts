import type { findByReference } from '@boekwerk/shared/contract/bookkeeping/reference';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import type { Session } from '@boekwerk/shared/session/session';
import type { Destination } from '@boekwerk/shared/switch-relation/use-switch-relation';
import { documentAddress } from '../document-address';

type Referred = ReplyOf<typeof findByReference>;
type Place = Pick<Session, 'relation_id' | 'original'>;

/**
 * What comes before a document that is somewhere else: into its company, or first to where one can enter it from. `null`
 * when one is there.
 *
 * @param here the address of the reference, from which the way goes on
 */
export function nextStep(referred: Referred, place: Place, here: string): Destination | null {
  const { relation_id, firm_id } = referred;
  if (place.relation_id === relation_id) return null;
  const home = place.original?.id ?? place.relation_id;
  const gate = firm_id ?? relation_id;
  // Out of a client one comes to its firm alone.
  if (home !== gate && place.original) return { relation_id: place.original.id, to: here };
  if (home !== gate && firm_id !== null) return { relation_id: firm_id, to: here };
  const isVisit = firm_id !== null;
  return { relation_id, impersonate: isVisit, visit: isVisit, to: documentAddress(referred.id) };
}
