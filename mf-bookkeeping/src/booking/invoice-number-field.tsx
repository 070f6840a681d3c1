import {
  type BookingDocument,
  MAX_DUPLICATE_REASON,
  MAX_INVOICE_NUMBER,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import { Button } from '@boekwerk/shared/ui/button';
import { TextField } from '@boekwerk/shared/ui/fields';
import { useFormState, useWatch } from '@boekwerk/shared/ui/form';
import { Space } from '@boekwerk/shared/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { useSameNumber } from './queries';
import { texts } from './texts';
import type { BookingFormState } from './use-booking-form';

type Props = {
  form: BookingFormState['form'];
  document: BookingDocument;
  /** Shows another document beside this one. */
  onShow: (id: number) => void;
};

/**
 * The number of an invoice. One that the relation used before is said at once, with that invoice to look at; when it
 * really used it twice, it is booked for a reason that is kept.
 */
export function InvoiceNumberField({ form, document, onShow }: Props) {
  const { control, setValue } = form;
  const [number, relation, isCredit, reason] = useWatch({
    control,
    name: ['invoice_number', 'supplier_relation_id', 'is_credit', 'duplicate_reason'],
  });
  const same = useSameNumber({ number, relation, isCredit, except: document.id });
  const { errors } = useFormState({ control, name: 'invoice_number' });
  const isRefused = errors.invoice_number?.message === texts.duplicate.inPackage;
  const [isAllowed, setAllowed] = useState(reason !== '');
  const series = `${number} ${relation} ${isCredit}`;
  const shown = useRef({ series, reason });
  useEffect(() => {
    const before = shown.current;
    shown.current = { series, reason };
    // A restored draft brings its own.
    if (reason !== before.reason) return setAllowed((is) => is || reason !== '');
    if (series === before.series) return;
    // The reason was that of another number.
    setAllowed(false);
    setValue('duplicate_reason', '', { shouldDirty: true });
  }, [series, reason]);

  const { exists, show, allow, reason: label, reasonHint } = texts.duplicate;
  const isTwice = same !== null || isRefused;
  return (
    <div>
      <TextField
        control={control}
        name="invoice_number"
        label={texts.fields.invoiceNumber}
        required
        maxLength={MAX_INVOICE_NUMBER}
        autoComplete="off"
        warning={same !== null && reason.trim() === '' ? exists : undefined}
      />
      {(isTwice || isAllowed) && (
        <>
          <Space wrap className="bookkeeping-booking-duplicate">
            {same !== null && <Button onClick={() => onShow(same)}>{show}</Button>}
            {!isAllowed && <Button onClick={() => setAllowed(true)}>{allow}</Button>}
          </Space>
          {isAllowed && (
            <TextField
              control={control}
              name="duplicate_reason"
              label={label}
              hint={reasonHint}
              maxLength={MAX_DUPLICATE_REASON}
              autoComplete="off"
            />
          )}
        </>
      )}
    </div>
  );
}
