import { isMasked, maskedBsn } from '@boekwerk/shared/domain/relation/person';
import type { App } from '../../platform/app';
import { decrypt, encrypt } from '../../platform/database/encrypt';
import { invalid } from '../../platform/errors';
import { TEXTS } from '../texts';
import type { PersonRow } from './person-store';

type Sealing = Pick<App, 'fieldSecret'>;
/** Whose number it is, and the number as it was stored; '' for none. */
type Kept = Pick<PersonRow, 'relation_id' | 'bsn_sealed'>;

/** The number as it may be seen; '' for none. */
export const shownBsn = (app: Sealing, kept: Kept) => maskedBsn(openBsn(app, kept));

/**
 * What is to be stored for a number that was filled in. Filled in as it was shown, it stays what it was.
 *
 * @throws HttpError 422 at `bsn` for hidden digits that stand for another number
 */
export function sealedBsn(app: Sealing, kept: Kept, given: string): string {
  const known = openBsn(app, kept);
  if (given === known || given === maskedBsn(known)) return kept.bsn_sealed;
  if (isMasked(given)) throw invalid({ bsn: TEXTS.wrongBsn });
  return given === '' ? '' : encrypt(given, bsnField(app, kept));
}

const openBsn = (app: Sealing, kept: Kept) =>
  kept.bsn_sealed === '' ? '' : decrypt(kept.bsn_sealed, bsnField(app, kept));

const bsnField = ({ fieldSecret }: Sealing, { relation_id }: Kept) => ({
  secret: fieldSecret,
  field: `person.bsn_sealed:${relation_id}`,
});
