import {
  saveTaxDefaults,
  type TaxDefault,
} from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import type { InputOf } from '@boekwerk/shared/contract/endpoint';
import { useSavedForm } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type LedgerAccount, useReadTaxes, useSaveTaxes } from '../queries';
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
  const read = useReadTaxes();
  const rows = useChangedRows(rowsOf(defaults), {
    name: 'taxes',
    endedIn: (tax) => [
      ...(isOffered(ledgers, tax.default_ledger_account_id) ? [] : ['default_ledger_account_id']),
      ...(isOffered(optionsOf(codes), tax.ledger_account_id) ? [] : ['ledger_account_id']),
    ],
    send,
    rowsOf,
  });
  return useSavedForm({
    schema: saveTaxDefaults.body,
    values: valuesOf(defaults),
    draft: `twinfield-taxes-${office}`,
    save: ({ taxes }) => rows.save(taxes),
    valuesOf,
    readAgain: () => read().then(rows.filled).then(valuesOf),
    onSaved: () => notices.success(texts.done, texts.taxes.saved),
  });
}

const rowsOf = (defaults: readonly TaxDefault[]): Tax[] =>
  defaults.map(({ tax_id, is_sale, ledger_account_id, default_ledger_account_id, updated_at }) => ({
    tax_id,
    is_sale,
    ledger_account_id,
    default_ledger_account_id,
    updated_at,
  }));

/** Without the versions: a draft that is put back is based on what is there by then. */
const valuesOf = (defaults: readonly TaxDefault[]): { taxes: Tax[] } => ({
  taxes: rowsOf(defaults).map(({ updated_at: _, ...tax }) => tax),
});

type Tax = InputOf<typeof saveTaxDefaults>['body']['taxes'][number] &
  Pick<TaxDefault, 'ledger_account_id' | 'default_ledger_account_id'>;
