import {
  type BookingDocument,
  MAX_DESCRIPTION,
  MAX_INVOICE_NUMBER,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import { DateField } from '@boekwerk/shared/ui/date';
import { MoneyField, SwitchField, TextField } from '@boekwerk/shared/ui/fields';
import { FormFrame } from '@boekwerk/shared/ui/form';
import { Columns, InfoBar, WideColumn } from '@boekwerk/shared/ui/layout';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { BookingFooter } from './booking-footer';
import { CurrencyField } from './currency-field';
import { BookingLines } from './lines/booking-lines';
import { useFilledAmounts } from './lines/use-filled-amounts';
import { RecognisedBars } from './recognised/recognised-bars';
import { RecognisedFields } from './recognised/recognised-fields';
import { RelationField } from './relation/relation-field';
import { texts } from './texts';
import { useBookingForm } from './use-booking-form';

type Props = {
  document: BookingDocument;
  /** Somebody else has booked it: what was typed can be read, and not be saved. */
  isTaken: boolean;
  /** What else can be done with it. */
  menu: ReactNode;
  /** Told whether something is typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
  /** Goes on with the next document, once it is on its way. */
  onDone: () => void;
};

/** The form in which a document is booked; half of it may be kept. */
export function BookingForm({ document, isTaken, menu, onTyped, onDone }: Props) {
  const saved = useBookingForm(document, onDone);
  const tellTyped = useEffectEvent(onTyped);
  const isTyped = saved.isChanged && !saved.isSaving;
  useEffect(() => tellTyped(isTyped), [isTyped]);
  const { form } = saved;
  const { control } = form;
  const amounts = useFilledAmounts(form);
  const { fields } = texts;
  return (
    <FormFrame
      saved={saved}
      question={
        <>
          <RefusedBar document={document} />
          <RecognisedBars control={control} document={document} />
        </>
      }
      footer={isTaken ? null : <BookingFooter saved={saved} menu={menu} />}
    >
      <div className="bookkeeping-booking-fields" inert={saved.isSaving || isTaken}>
        <RecognisedFields form={form} document={document}>
          <Columns>
            <TextField
              control={control}
              name="invoice_number"
              label={fields.invoiceNumber}
              required
              maxLength={MAX_INVOICE_NUMBER}
              autoComplete="off"
            />
            <DateField control={control} name="date" label={fields.date} required />
            <WideColumn>
              <RelationField form={form} document={document} onDefaults={amounts.fillCodes} />
            </WideColumn>
            <MoneyField
              control={control}
              name="amount"
              label={fields.amount}
              required
              onLeave={amounts.fillFromTotal}
            />
            <CurrencyField control={control} />
            <WideColumn>
              <TextField
                control={control}
                name="description"
                label={fields.description}
                required
                maxLength={MAX_DESCRIPTION}
                autoComplete="off"
              />
            </WideColumn>
            <SwitchField control={control} name="is_credit" label={fields.isCredit} />
          </Columns>
          <BookingLines control={control} tag={document.tag} amounts={amounts} />
        </RecognisedFields>
      </div>
    </FormFrame>
  );
}

/** What the accounting package had against the whole of it; the rest stands at the fields. */
function RefusedBar({ document: { booking_errors } }: Pick<Props, 'document'>) {
  if (!booking_errors) return null;
  return (
    <InfoBar tone="red">
      <strong>{texts.refused}</strong> {booking_errors['']}
    </InfoBar>
  );
}
