import type { BookingProposal } from '@boekwerk/shared/contract/bookkeeping/bulk-booking';
import { today } from '@boekwerk/shared/domain/dates/dates';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useContractForm, useWatch } from '@boekwerk/shared/ui/form';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as v from 'valibot';
import { type BookingFormValues, bookingSchema, valuesOf } from '../booking-values';
import { useFilledAmounts } from '../lines/use-filled-amounts';
import { useLedgers, useSameNumber, useVatCodes } from '../queries';
import { useLinkPrefill } from '../use-prefill';
import { vatFacts } from '../use-vat-facts';
import type { ShownBooking } from './queries';
import { reasonsAgainst } from './reasons-against';

/** How a row stands. */
export type RowState = {
  /** What is booked of it; null while it is not complete and without doubt. */
  booking: ShownBooking | null;
  /** Somebody has typed in it. */
  isTyped: boolean;
};

export type Failure = { message: string };

type Setup = {
  proposal: BookingProposal;
  /** Why it was not booked, another each time; null when nobody tried. */
  failure: Failure | null;
  /** Whether something is still in the linked office; null until that is known. */
  isThere: ((account: number) => boolean) | null;
  onState: (id: number, state: RowState) => void;
};

/** The form of one document, without its fields as long as nobody changes anything: filled in as the form itself is. */
export function useBulkRow({ proposal, failure, isThere, onState }: Setup) {
  const { document, link } = proposal;
  const schema = useSchema(document.tag);
  const form = useContractForm(schema, valuesOf(document), { mode: 'onBlur' });
  const amounts = useFilledAmounts(form);
  const prefill = useLinkPrefill({ form, document, amounts, link: link ?? undefined });
  // All of them: the form watches each field by itself.
  const values = useWatch({ control: form.control }) as BookingFormValues;
  const vatCodes = useVatCodes(values.date).data;
  const isReady = prefill.isReady && vatCodes !== undefined && isThere !== null;

  const sameNumber = useNumberInUse(proposal, values);
  const [first, setFirst] = useState<string | null>(null);
  const [tried, setTried] = useState<string | null>(null);
  const typed = JSON.stringify(values);
  useEffect(() => setTried(failure === null ? null : typed), [failure]);
  const checked = v.safeParse(schema, values);
  const reasons = isReady
    ? reasonsAgainst({
        ...{ document, values, link, sameNumber, vatCodes, isThere },
        issues: checked.issues ?? [],
        ...{ alike: proposal.alike, today: today() },
      })
    : [];
  const isRefused = failure !== null && (tried === null || tried === typed);
  const isComplete = isReady && reasons.length === 0 && !isRefused;
  const booking =
    isComplete && checked.success ? { id: document.id, ...shownOf(checked.output) } : null;
  const isTyped = first !== null && first !== typed;

  const tell = useEffectEvent(() => onState(document.id, { booking, isTyped }));
  useEffect(() => tell(), [isComplete, isTyped, typed]);

  return {
    form,
    amounts,
    values,
    isReady,
    reasons: isRefused ? [failure.message, ...reasons] : reasons,
    suggestion: prefill.suggestion,
    skippedRule: prefill.skippedRule,
    taxNumber: prefill.taxNumber,
    /** From now on what is typed counts as typed. */
    beginTyping: () => setFirst((before) => before ?? typed),
  };
}

/** All of the form but a choice that is made in no row. */
const shownOf = <Filled extends { saveBookingLines: boolean }>({
  saveBookingLines: _saves,
  ...shown
}: Filled) => shown;

/** The rules of booking, anew when the VAT codes are read: what is complete is judged while a row is drawn. */
function useSchema(tag: Tag | null) {
  const { data } = useLedgers(LedgerType.vat);
  return useMemo(
    () => bookingSchema({ isBooked: () => true, facts: vatFacts(() => ({ data, tag })) }),
    [data, tag],
  );
}

/** As it was read with the document, as long as nobody types another number. */
function useNumberInUse({ document, same_number }: BookingProposal, values: BookingFormValues) {
  const { invoice_number: number, supplier_relation_id, is_credit } = values;
  const isOther = number.trim() !== document.invoice_number || is_credit !== document.is_credit;
  const found = useSameNumber({
    number,
    relation: isOther ? supplier_relation_id : null,
    isCredit: is_credit,
    except: document.id,
  });
  return isOther ? found : same_number;
}
