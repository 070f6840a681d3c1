import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Queries } from '../../platform/database/connect';
import { notFound } from '../../platform/errors';
import { findLedgerAccounts } from '../ledger-accounts/find-ledger-accounts';
import { LEDGERS } from '../ledger-accounts/ledgers';
import type { StoredLedgerAccount } from '../ledger-accounts/store';
import { findParty } from './booking-store';
import { TEXTS } from './texts';

/** What each field of a line may point at. */
const OF_LINE = {
  ledger_account_id: LEDGERS,
  cost_place_ledger_account_id: [LedgerType.costCentre],
  project_ledger_account_id: [LedgerType.project],
  vat_ledger_account_id: [LedgerType.vat],
} as const satisfies { [field: string]: readonly LedgerType[] };

/** An account that a field of the form points at. */
export type Pointed = { field: string; account: StoredLedgerAccount };

type Pointing = Pick<BookingForm, 'ledger_account_id' | 'supplier_relation_id' | 'booking_lines'>;

/**
 * The accounts that a form points at, by field and by id: of the company and of the right kind, gone from the package or
 * not.
 *
 * @throws HttpError 404 for an account or relation of another company, and an account of another kind
 */
export async function accountsInForm(db: Queries, relation_id: number, form: Pointing) {
  const { supplier_relation_id } = form;
  if (
    supplier_relation_id !== null &&
    !(await findParty(db, { relation_id, id: supplier_relation_id }))
  )
    throw notFound(TEXTS.relation);
  const named = [
    { field: 'ledger_account_id', id: form.ledger_account_id, types: LEDGERS },
    ...form.booking_lines.flatMap((line, index) =>
      Object.entries(OF_LINE).map(([name, types]) => ({
        field: `booking_lines.${index}.${name}`,
        id: line[name as keyof typeof OF_LINE],
        types: types as readonly LedgerType[],
      })),
    ),
  ];
  const ids = named.flatMap(({ id }) => id ?? []);
  const known = await findLedgerAccounts(db, relation_id, ids);
  const pointed = named.flatMap(({ field, id, types }): Pointed[] => {
    if (id === null) return [];
    const account = known.get(id);
    if (!account || !types.includes(account.type)) throw notFound(TEXTS.account);
    return [{ field, account }];
  });
  return {
    pointed,
    accountOf: (id: number) => known.get(id) as StoredLedgerAccount,
    /** Whether the buyer owes the VAT of this code. */
    isReversed: (id: number) => known.get(id)?.vat_is_reversed === true,
  };
}
