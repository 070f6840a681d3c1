import type { App } from '../../platform/app';
import type { Queries } from '../../platform/database/connect';
import { sealedBsn } from './bsn';
import type { FirmClientParts } from './firm-client-form';
import { type PersonRow, savePerson } from './person-store';

/**
 * Keeps what was filled in of a person, the citizen service number sealed.
 *
 * @param kept what there was; of somebody new no number
 * @throws HttpError 422 at `bsn`
 */
export function savePersonForm(
  app: Pick<App, 'fieldSecret'>,
  db: Queries,
  {
    kept,
    form: { bsn, ...fields },
  }: {
    kept: Pick<PersonRow, 'relation_id' | 'bsn_sealed'>;
    form: NonNullable<FirmClientParts['person']>;
  },
): Promise<PersonRow> {
  const bsn_sealed = sealedBsn(app, kept, bsn);
  return savePerson(db, kept.relation_id, { ...fields, bsn_sealed });
}
