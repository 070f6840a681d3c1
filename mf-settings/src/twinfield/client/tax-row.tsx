import type {
  saveTaxDefaults,
  TaxDefault,
} from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import type { InputOf } from '@boekwerk/shared/contract/endpoint';
import type { UseFormReturn } from '@boekwerk/shared/ui/form';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { texts } from '../texts';
import { type LedgerOptions, withEnded } from './ledger-options';

const words = texts.taxes;

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: fields do not mind what the form makes of its values
  form: Pick<UseFormReturn<InputOf<typeof saveTaxDefaults>['body'], any, any>, 'control'>;
  /** Which row of the form it is. */
  at: number;
  tax: TaxDefault;
  side: string;
  ledgers: LedgerOptions;
  codes: LedgerOptions;
};

/** One kind of VAT: the account and the VAT code that it is booked with. */
export function TaxRow({ form: { control }, at, tax, side, ledgers, codes }: Props) {
  const { name, vat_ledger_account: code } = tax;
  const kind = words.kind(side, name);
  const choice = { control, isLabelHidden: true, isSearchable: true, isClearable: true } as const;
  return (
    <li>
      <span>{name}</span>
      <SelectField
        {...choice}
        name={`taxes.${at}.default_ledger_account_id`}
        label={words.ledgerOf(kind)}
        options={withEnded(ledgers, tax.default_ledger_account_id)}
        placeholder={words.ledger}
        nothingFound={texts.notFound}
      />
      <SelectField
        {...choice}
        name={`taxes.${at}.ledger_account_id`}
        label={words.vatOf(kind)}
        options={withEnded(
          codes,
          tax.ledger_account_id,
          code ? `${code.code} ${code.name} (${texts.ended})` : undefined,
        )}
        placeholder={words.vat}
        nothingFound={texts.notFound}
      />
    </li>
  );
}
