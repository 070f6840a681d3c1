import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { Queries } from '../../platform/database/connect';
import { HttpError } from '../../platform/errors';
import { TEXTS } from '../texts';
import { findAlike, type Owner } from './find-alike';
import { type Likeness, likenessOf } from './likeness';

/** Named at most. */
const MAX_NAMED = 5;

/**
 * Asks whether a new relation is to be added although there are some that look like it. Whoever adds relations sees all
 * of the owner's, so each may be named.
 *
 * @throws HttpError 409 with those in `alike`, unless `accept_alike` says that it is
 */
export async function refuseAlike(
  db: Queries,
  owner: Owner,
  form: Likeness & { accept_alike: boolean },
): Promise<void> {
  if (form.accept_alike) return;
  const keys = likenessOf(form);
  const found = await findAlike(db, owner, [form]);
  if (found.length === 0) return;
  const alike = found.slice(0, MAX_NAMED).map((one) => {
    const same = likenessOf(one).filter(({ field, text }) =>
      keys.some((key) => key.field === field && key.text === text),
    );
    const fields = [...new Set(same.map(({ field }) => field))];
    return { id: one.id, name: partyName(one), fields };
  });
  throw new HttpError(409, TEXTS.alike(alike.map(({ name }) => name)), { alike });
}
