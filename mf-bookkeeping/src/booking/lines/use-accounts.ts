import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Option } from '@boekwerk/shared/ui/select';
import { useLedgers } from '../queries';

/** What a line can be booked on; VAT codes of sales and of purchases are not each other's. */
export function useAccounts(tag: Tag | null) {
  const result = useLedgers(LedgerType.profitAndLoss).data ?? [];
  const balance = useLedgers(LedgerType.balance).data ?? [];
  const vat = useLedgers(LedgerType.vat).data ?? [];
  const isOther = tag === 'INK';
  return {
    ledgers: optionsOf([...result, ...balance]),
    vatCodes: optionsOf(vat.filter(({ vat_is_sale }) => vat_is_sale !== isOther)),
    costCentres: optionsOf(useLedgers(LedgerType.costCentre).data ?? []),
    projects: optionsOf(useLedgers(LedgerType.project).data ?? []),
  };
}

const optionsOf = (accounts: readonly LedgerAccount[]): readonly Option<number>[] =>
  accounts.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));
