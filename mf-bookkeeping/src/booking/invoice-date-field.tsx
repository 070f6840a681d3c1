import { isUnusualInvoiceDate } from '@boekwerk/shared/domain/booking/invoice-date';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { DateField } from '@boekwerk/shared/ui/date';
import { useWatch } from '@boekwerk/shared/ui/form';
import { texts } from './texts';
import type { BookingControl } from './use-booking-form';

type Props = { control: BookingControl };

/** The date of an invoice; amber when it is far from today. */
export function InvoiceDateField({ control }: Props) {
  const date = useWatch({ control, name: 'date' });
  const isUnusual = date !== null && isUnusualInvoiceDate(date, today());
  return (
    <DateField
      control={control}
      name="date"
      label={texts.fields.date}
      required
      warning={isUnusual ? texts.fields.unusualDate : undefined}
    />
  );
}
