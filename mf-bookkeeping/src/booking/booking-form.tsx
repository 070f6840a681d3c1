import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { FormFrame } from '@boekwerk/shared/ui/form';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useComingLabel } from '../document-queries';
import { AlarmBars } from './alarms/alarm-bars';
import { BookingFooter } from './booking-footer';
import { HeaderFields } from './header-fields';
import { BookingLines } from './lines/booking-lines';
import { useFilledAmounts } from './lines/use-filled-amounts';
import { RecognisedBar } from './recognised/recognised-bar';
import { RecognisedFields } from './recognised/recognised-fields';
import { RefusedBar } from './refused-bar';
import { useBookingForm } from './use-booking-form';
import { useFirstFocus } from './use-first-focus';
import { usePrefill } from './use-prefill';

type Props = {
  document: BookingDocument;
  /** Somebody else has booked it: what was typed can be read, and not be saved. */
  isTaken: boolean;
  /** What else can be done with it. */
  menu: ReactNode;
  /** Shows another document beside this one. */
  onShow: (id: number) => void;
  /** Told whether something is typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
  /** Goes on with the next document, once it is on its way, and tells that there. */
  onDone: (told: string) => void;
};

/** The form in which a document is booked; half of it may be kept. */
export function BookingForm({ document, isTaken, menu, onShow, onTyped, onDone }: Props) {
  const saved = useBookingForm(document, onDone);
  const tellTyped = useEffectEvent(onTyped);
  const isTyped = saved.isChanged && !saved.isSaving;
  useEffect(() => tellTyped(isTyped), [isTyped]);
  const { form } = saved;
  const isRelabelled = useComingLabel(document.id) !== undefined;
  const amounts = useFilledAmounts(form);
  const { isReady, ...proposed } = usePrefill({ form, document, amounts });
  useFirstFocus(form, isReady);
  return (
    <FormFrame
      saved={saved}
      question={
        <>
          <RefusedBar document={document} />
          <RecognisedBar document={document} />
          <AlarmBars control={form.control} document={document} />
        </>
      }
      footer={
        isTaken ? null : <BookingFooter saved={saved} isRelabelled={isRelabelled} menu={menu} />
      }
    >
      <div className="bookkeeping-booking-fields" inert={saved.isSaving || isTaken}>
        <RecognisedFields form={form} document={document}>
          <HeaderFields form={form} document={document} amounts={amounts} onShow={onShow} />
          <BookingLines form={form} document={document} amounts={amounts} {...proposed} />
        </RecognisedFields>
      </div>
    </FormFrame>
  );
}
