import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { findLedgerAccounts } from '../bookkeeping/ledger-accounts/find-ledger-accounts';
import { invalid, notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import type { CheckedForm } from './checked-form';
import { TEXTS } from './texts';

/** The fields of a line that name an account of the accounting package. */
const LEDGERS = [
  {
    field: 'project_ledger_id',
    type: LedgerType.project,
    what: TEXTS.project,
    choose: TEXTS.chooseProject,
  },
  {
    field: 'cost_place_ledger_id',
    type: LedgerType.costCentre,
    what: TEXTS.costCentre,
    choose: TEXTS.chooseCostCentre,
  },
] as const;

/**
 * Lines name projects and cost centres of the company that are in use.
 *
 * @throws HttpError 404 for an account of another company; 422 at the line for one that is closed, or of another type
 */
export async function checkLedgers(
  db: Call['db'],
  relation_id: number,
  { products }: CheckedForm,
): Promise<void> {
  const named = products.flatMap((line, index) =>
    LEDGERS.flatMap(({ field, ...rule }) => {
      const id = line[field];
      return id === null ? [] : [{ ...rule, id, at: `products.${index}.${field}` }];
    }),
  );
  const accounts = await findLedgerAccounts(
    db,
    relation_id,
    named.map(({ id }) => id),
  );
  for (const { id, what } of named) if (!accounts.has(id)) throw notFound(what);

  const wrong = named.filter(({ id, type }) => {
    const account = accounts.get(id);
    return account?.type !== type || !account.active;
  });
  if (wrong.length > 0)
    throw invalid(Object.fromEntries(wrong.map(({ at, choose }) => [at, choose])));
}
