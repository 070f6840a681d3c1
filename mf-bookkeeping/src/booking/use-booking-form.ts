import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { type Control, useSavedForm } from '@boekwerk/shared/ui/form';
import { useMemo, useRef } from 'react';
import { useReadDocument } from '../document-queries';
import { useAfterRename } from '../use-after-rename';
import { type BookingFormValues, bookingSchema, valuesOf } from './booking-values';
import { useBookDocument, useSaveBooking } from './queries';
import { texts } from './texts';
import { useOtherLabel } from './use-other-label';
import { useRefusedFields } from './use-refused-fields';
import { useVatFacts } from './use-vat-facts';

// biome-ignore lint/suspicious/noExplicitAny: a field does not mind what the form makes of its values
export type BookingControl = Control<BookingFormValues, any, any>;
export type BookingFormState = ReturnType<typeof useBookingForm>;

/**
 * The form of a document that is to be booked: it is kept as it is by `submit`, and booked by `book`.
 *
 * @param onDone goes on with the next document, and tells there what was done
 */
export function useBookingForm(document: BookingDocument, onDone: (told: string) => void) {
  const isBooked = useRef(false);
  const facts = useVatFacts(document.tag);
  const schema = useMemo(() => bookingSchema({ isBooked: () => isBooked.current, facts }), [facts]);
  const { mutateAsync: save } = useSaveBooking(document.id);
  const { mutateAsync: book } = useBookDocument(document);
  const read = useReadDocument();
  const saved = useSavedForm({
    schema,
    values: valuesOf(document),
    mode: 'onBlur',
    draft: `booking.${document.id}.${document.tag}`,
    openedBy: 'id',
    tellsInvalid: true,
    save: (filled: Parameters<typeof book>[0]) => (isBooked.current ? book(filled) : save(filled)),
    valuesOf,
    readAgain: () => read(document.id).then(valuesOf, noneOfGone),
  });
  useOtherLabel(saved.form, document);
  useRefusedFields(saved.form, document);
  return {
    ...saved,
    submit: useAfterRename(document, () => {
      isBooked.current = false;
      saved.submit();
    }),
    book: useAfterRename(document, () => {
      isBooked.current = true;
      void saved.saveAnd(({ invoice_number }) =>
        saved.leave(() => onDone(texts.progress.processed(invoice_number))),
      );
    }),
  };
}

/** A document that was deleted meanwhile: where it stood, the screen says so. */
function noneOfGone(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
