import { useWatch } from '@boekwerk/shared/ui/form';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useCurrencies } from './queries';
import { texts } from './texts';
import type { BookingControl } from './use-booking-form';

type Props = { control: BookingControl };

/** One of the currencies of the linked office; what was chosen before stays among them. */
export function CurrencyField({ control }: Props) {
  const { data = [], isPending } = useCurrencies();
  const chosen = useWatch({ control, name: 'currency' });
  const options = data.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  const isKnown = chosen === '' || data.some(({ code }) => code === chosen);
  return (
    <SelectField
      control={control}
      name="currency"
      label={texts.fields.currency}
      required
      isSearchable
      isWaiting={isPending}
      options={isKnown ? options : [{ value: chosen, label: chosen }, ...options]}
    />
  );
}
