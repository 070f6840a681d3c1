import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { normaliseTaxNumber } from '@boekwerk/shared/domain/relation/identity';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import type { Queries } from '../../platform/database/connect';
import { withAccess } from '../connection/access/with-access';
import type { OfficeOfCompany } from '../ledger-accounts/store';
import { findByCode, updateDetails } from './account-store';
import { type Account, fillDefaultVat } from './store';
import { plainBankAccount } from './wanted';

type Unread = Pick<Account, 'id' | 'relation_id' | 'office_code' | 'type' | 'code'>;
type Reading = { credentials_id: number; givesWay: boolean };

/**
 * Reads one debtor or creditor by itself: lists have no VAT numbers, no bank accounts and no VAT codes.
 *
 * @param givesWay nobody waits for it
 * @throws AccountingError
 */
export async function readDetails(
  app: App,
  account: Unread,
  { credentials_id, givesWay }: Reading,
): Promise<void> {
  const { relation_id, office_code } = account;
  const type = account.type as RelationLedgerType; // nothing else is read
  const place = { credentials_id, office_code, givesWay };
  const found = await withAccess(app, place, (accounting, access) =>
    accounting.readRelation(access, type, account.code),
  );
  await change(app, async ({ db }) => {
    // What is gone is marked so by the night's sync; here it is not asked again.
    if (!found) return updateDetails(db, account, {});
    const control = await controlOf(db, { relation_id, office_code }, found.control_ledger_code);
    await updateDetails(db, account, {
      default_ledger_account_id: control,
      name: found.name,
      active: found.is_active,
      tax_number: normaliseTaxNumber(found.tax_number),
      bank_accounts: found.ibans.map(plainBankAccount),
    });
    const of = { relation_id, office_code, type: LedgerType.vat };
    const code = found.default_vat_code;
    const vat = code === '' ? undefined : await findByCode(db, of, code);
    if (vat) await fillDefaultVat(db, account, vat.id);
  });
}

/** The account that the package books debtors, or creditors, on; null when it does not say. */
async function controlOf(
  db: Queries,
  office: OfficeOfCompany,
  code: string,
): Promise<number | null> {
  const found =
    code === '' ? undefined : await findByCode(db, { ...office, type: LedgerType.balance }, code);
  return found?.id ?? null;
}
