import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { useFormFields } from '@boekwerk/shared/ui/form';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { fieldName } from './field-name';
import { texts } from './texts';

type Props = { document: Pick<BookingDocument, 'booking_errors' | 'tag'> };

/** What the accounting package had against it: what is about a field leads to it, where it stands as well. */
export function RefusedBar({ document: { booking_errors, tag } }: Props) {
  const fields = useFormFields();
  if (!booking_errors) return null;
  const { '': whole, ...atFields } = booking_errors;
  return (
    <InfoBar tone="red">
      <strong>{texts.refused}</strong> {whole}
      <ul className="bookkeeping-booking-refused">
        {Object.entries(atFields).map(([field, message]) => (
          <li key={field}>
            <button type="button" onClick={() => fields?.focus(field)}>
              {fieldName(field, tag ?? 'INK')}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </InfoBar>
  );
}
