import { MoneyField } from '@boekwerk/shared/ui/fields';
import type { FilledAmounts } from './lines/filled-amounts';
import { texts } from './texts';
import type { BookingControl } from './use-booking-form';

type Props = { control: BookingControl; amounts: FilledAmounts };

/** The total of an invoice; its lines are filled in from it. */
export const InvoiceAmountField = ({ control, amounts }: Props) => (
  <MoneyField
    control={control}
    name="amount"
    label={texts.fields.amount}
    required
    onLeave={amounts.fillFromTotal}
  />
);
