import { useWatch } from '@boekwerk/shared/ui/form';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useEffect } from 'react';
import type { FilledAmounts } from './lines/filled-amounts';
import { useCurrencies } from './queries';
import { texts } from './texts';
import type { BookingFormState } from './use-booking-form';

/** The currency of a document of which nothing was filled in. */
const BEGINS_WITH = 'EUR';

type Props = { form: BookingFormState['form']; amounts: FilledAmounts };

/**
 * One of the currencies of the linked office, its own as long as there is no amount; what was chosen before stays among
 * them.
 */
export function CurrencyField({ form: { control, getValues, setValue }, amounts }: Props) {
  const { data, isPending } = useCurrencies();
  const chosen = useWatch({ control, name: 'currency' });
  const currencies = data ?? [];
  const options = currencies.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  const isKnown = chosen === '' || currencies.some(({ code }) => code === chosen);
  const first = currencies[0]?.code;
  useEffect(() => {
    const isChosen = isKnown && chosen !== BEGINS_WITH;
    if (first !== undefined && !isChosen && getValues('amount') === null)
      setValue('currency', first);
  }, [first, isKnown]);
  return (
    <SelectField
      control={control}
      name="currency"
      label={texts.fields.currency}
      required
      isSearchable
      isWaiting={isPending}
      // Of some there are no hundredths to share out.
      onChosen={amounts.fillFromTotal}
      options={isKnown ? options : [{ value: chosen, label: chosen }, ...options]}
    />
  );
}
