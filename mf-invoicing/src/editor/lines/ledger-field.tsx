import { useWatch } from '@boekwerk/shared/ui/form';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { texts } from '../../texts';
import type { InvoiceControl } from '../use-invoice-form';
import type { LedgerOptions } from './use-ledgers';

type Props = {
  control: InvoiceControl;
  name: `products.${number}.${'project_ledger_id' | 'cost_place_ledger_id'}`;
  label: string;
  options: LedgerOptions;
};

/** An account of the accounting package, found by its number or name. */
export function LedgerField({ control, name, label, options }: Props) {
  const chosen = useWatch({ control, name });
  return (
    <SelectField
      control={control}
      name={name}
      label={label}
      isSearchable
      isClearable
      size="small"
      placeholder={texts.lines.noLedger}
      nothingFound={texts.lines.ledgerNotFound}
      options={withChosen(options, chosen)}
    />
  );
}

/** A line keeps an account that the package has closed since. */
const withChosen = (options: LedgerOptions, chosen: number | null): LedgerOptions =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: texts.lines.ledgerGone }];
