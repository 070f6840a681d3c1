import {
  saveTaxDefaults,
  type TaxDefault,
} from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import { useSavedForm } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type LedgerAccount, useSaveTaxes } from '../queries';
import { texts } from '../texts';
import { isOffered, type LedgerOptions, optionsOf } from './ledger-options';
import { useChangedRows } from './use-changed-rows';

type Setup = {
  office: string;
  defaults: readonly TaxDefault[];
  ledgers: LedgerOptions;
  codes: readonly LedgerAccount[];
};

/** The form of how each kind of VAT is booked. */
export function useTaxForm({ office, defaults, ledgers, codes }: Setup) {
  const notices = useNotices();
  const { mutateAsync: send } = useSaveTaxes();
  const save = useChangedRows(valuesOf(defaults).taxes, {
    name: 'taxes',
    endedIn: (tax) => [
      ...(isOffered(ledgers, tax.default_ledger_account_id) ? [] : ['default_ledger_account_id']),
      ...(isOffered(optionsOf(codes), tax.ledger_account_id) ? [] : ['ledger_account_id']),
    ],
    send,
    rowsOf: (saved) => valuesOf(saved).taxes,
  });
  return useSavedForm({
    schema: saveTaxDefaults.body,
    values: valuesOf(defaults),
    draft: `twinfield-taxes-${office}`,
    save: ({ taxes }) => save(taxes),
    valuesOf,
    onSaved: () => notices.success(texts.done, texts.taxes.saved),
  });
}

const valuesOf = (defaults: readonly TaxDefault[]) => ({
  taxes: defaults.map(({ tax_id, is_sale, ledger_account_id, default_ledger_account_id }) => ({
    tax_id,
    is_sale,
    ledger_account_id,
    default_ledger_account_id,
  })),
});
