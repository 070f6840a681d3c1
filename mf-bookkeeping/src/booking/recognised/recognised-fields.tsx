import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { RecognisedValue } from '@boekwerk/shared/contract/bookkeeping/recognised';
import { type FieldNote, FieldNotes } from '@boekwerk/shared/ui/fields';
import { type FieldPath, useWatch } from '@boekwerk/shared/ui/form';
import { type FocusEvent, type ReactNode, useCallback, useEffect } from 'react';
import { type Clicked, usePlaceActions } from '../../parts/shown-place/shown-place';
import type { BookingFormValues } from '../booking-values';
import type { BookingFormState } from '../use-booking-form';
import { heldAsRead, MARKED } from './held-as-read';
import { takenFrom } from './taken-from';
import { texts } from './texts';

type Props = {
  form: BookingFormState['form'];
  document: BookingDocument;
  children: ReactNode;
};

/**
 * The fields of a booking, each with the mark of what was read on the document as long as it holds that. The one that
 * has the focus shows its place in the preview, and takes the word that is clicked there.
 */
export function RecognisedFields({ form, document, children }: Props) {
  const { control, getValues, setValue, setFocus } = form;
  const { show, setOnClicked } = usePlaceActions();
  const values = document.recognised?.values ?? NONE;
  const held = useWatch({ control, name: MARKED });
  const marked = heldAsRead(values, (name) => held[MARKED.indexOf(name)])
    .map(({ field }) => field)
    .join();
  // Drawn anew when a mark comes or goes, and not with every key.
  const noteOf = useCallback(
    (name: string): FieldNote | undefined => {
      const read = values.find(({ field }) => field === name);
      return read && marked.split(',').includes(name) ? noteAbout(read) : undefined;
    },
    [values, marked],
  );
  useEffect(
    () => () => {
      show(null);
      setOnClicked(null);
    },
    [show, setOnClicked],
  );

  const fill = (name: Name, clicked: Clicked) => {
    const taken = takenFrom(name, clicked, getValues(name));
    if (taken === null) return;
    // What is taken fits the field: see there.
    setValue(name, taken as never, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  const point = ({ target }: FocusEvent<HTMLElement>) => {
    const name = target.closest<HTMLElement>('[data-field]')?.dataset.field as Name | undefined;
    show(values.find(({ field }) => field === name)?.place ?? null);
    setOnClicked(name === undefined ? null : (clicked) => fill(name, clicked));
  };
  return (
    <FieldNotes value={noteOf}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields in it */}
      <div onFocus={point}>{children}</div>
    </FieldNotes>
  );
}

type Name = FieldPath<BookingFormValues>;

const NONE: readonly RecognisedValue[] = [];

const noteAbout = ({ doubt }: RecognisedValue): FieldNote =>
  doubt === null ? { hint: texts.certain } : { warning: texts.doubts[doubt] };
