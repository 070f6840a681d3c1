import { MAX_DESCRIPTION } from '@boekwerk/shared/contract/bookkeeping/booking';
import { TextField } from '@boekwerk/shared/ui/fields';
import { texts } from './texts';
import type { BookingControl } from './use-booking-form';

type Props = { control: BookingControl };

/** What an invoice is for, in a few words. */
export const InvoiceDescriptionField = ({ control }: Props) => (
  <TextField
    control={control}
    name="description"
    label={texts.fields.description}
    required
    maxLength={MAX_DESCRIPTION}
    autoComplete="off"
  />
);
