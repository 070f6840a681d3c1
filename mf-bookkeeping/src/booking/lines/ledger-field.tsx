import { useWatch } from '@boekwerk/shared/ui/form';
import type { Option } from '@boekwerk/shared/ui/select';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { texts } from '../texts';
import type { BookingControl } from '../use-booking-form';

type Props = {
  control: BookingControl;
  name: `booking_lines.${number}.${
    | 'ledger_account_id'
    | 'cost_place_ledger_account_id'
    | 'project_ledger_account_id'
    | 'vat_ledger_account_id'}`;
  label: string;
  required?: boolean;
  options: readonly Option<number>[];
  onChosen?: () => void;
};

/** An account of the accounting package, found by its number or name; one that is closed since stays chosen. */
export function LedgerField({ control, name, label, required, options, onChosen }: Props) {
  const chosen = useWatch({ control, name });
  const isKnown = chosen === null || options.some(({ value }) => value === chosen);
  return (
    <SelectField
      control={control}
      name={name}
      label={label}
      required={required}
      isSearchable
      isClearable={!required}
      placeholder={required ? texts.lines.search : texts.lines.none}
      nothingFound={texts.lines.notFound}
      options={isKnown ? options : [...options, { value: chosen, label: texts.lines.ended }]}
      onChosen={onChosen}
    />
  );
}
