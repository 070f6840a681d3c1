import { useWatch } from '@boekwerk/shared/ui/form';
import type { Option } from '@boekwerk/shared/ui/select';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useMemo, useState } from 'react';
import { texts } from '../texts';
import type { BookingControl } from '../use-booking-form';
import { recentFirst, rememberAccount } from './recent-accounts';
import { nameOfUnknown } from './use-accounts';

type OfLine =
  | 'ledger_account_id'
  | 'cost_place_ledger_account_id'
  | 'project_ledger_account_id'
  | 'vat_ledger_account_id';

type Props = {
  control: BookingControl;
  name: 'ledger_account_id' | `booking_lines.${number}.${OfLine}`;
  label: string;
  required?: boolean;
  options: readonly Option<number>[];
  onChosen?: () => void;
};

/**
 * An account of the accounting package, found by its number or by words of its name; those that were chosen last come
 * first, and one that is closed since stays chosen.
 */
export function LedgerField({ control, name, label, required, options, onChosen }: Props) {
  const chosen = useWatch({ control, name });
  const [opened, setOpened] = useState(0);
  // As they are when the list is opened: it does not move under a hand.
  const sorted = useMemo(() => recentFirst(options), [options, opened]);
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
      options={isKnown ? sorted : [...sorted, { value: chosen, label: nameOfUnknown(options) }]}
      onOpen={() => setOpened((times) => times + 1)}
      onChosen={(id) => {
        if (id !== null) rememberAccount(id);
        onChosen?.();
      }}
    />
  );
}
