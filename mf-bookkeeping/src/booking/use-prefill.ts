import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type {
  BookingSuggestion,
  LikelyBooking,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { useWatch } from '@boekwerk/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import {
  type BookingFormValues,
  type BookingLineValues,
  emptyLine,
  isBlank,
} from './booking-values';
import type { FilledAmounts } from './lines/filled-amounts';
import { ledgerTypeOf, useRelationLink } from './relation/queries';
import type { BookingFormState } from './use-booking-form';
import { useControlAccount } from './use-control-account';
import { useFillUnasked } from './use-fill-unasked';

type Given = { form: BookingFormState['form']; document: BookingDocument; amounts: FilledAmounts };

type Linked = Given & {
  /** Of the relation; undefined until it is known. */
  link: LikelyBooking | undefined;
};

/** What of a relation was filled in, to be replaced by what another one has. */
type Filled = {
  bank_account: string;
  description: string;
  ledger_account_id: number | null;
  lines: string;
  suggestion: BookingSuggestion | null;
};

const NOTHING_FILLED: Filled = {
  bank_account: '',
  description: '',
  ledger_account_id: null,
  lines: '',
  suggestion: null,
};

/** Fills in what is known of the chosen relation of a document, as {@link useLinkPrefill} does, once it is read. */
export function usePrefill(given: Given) {
  const { form, document } = given;
  const id = useWatch({ control: form.control, name: 'supplier_relation_id' });
  const { data: link } = useRelationLink(ledgerTypeOf(document.tag ?? 'INK'), id);
  return useLinkPrefill({ ...given, link });
}

/**
 * Fills in what is known of the relation of a document, where nobody filled in anything: its bank account, the control
 * account, and the lines of its next document.
 *
 * @returns as what the lines were proposed, which rule could not be used for them, who a purchase is from, and whether all that is known was filled in
 */
export function useLinkPrefill({ form, document, amounts, link }: Linked) {
  const { control, getValues, setValue, clearErrors, formState } = form;
  const fillUnasked = useFillUnasked(form);
  const tag = document.tag ?? 'INK';
  const id = useWatch({ control, name: 'supplier_relation_id' });
  const account = useControlAccount(tag, link);
  const filled = useRef(NOTHING_FILLED);
  const [suggestion, setSuggestion] = useState<BookingSuggestion | null>(null);
  const isReady = account !== undefined && (id === null || link !== undefined);

  const fill = (known: Partial<BookingFormValues>) =>
    fillUnasked(() => {
      for (const [field, value] of Object.entries(known)) {
        const name = field as keyof BookingFormValues;
        setValue(name, value, { shouldDirty: true });
        clearErrors(name);
      }
    });
  const fillIn = () => {
    if (!isReady) return;
    const { suggestion = null, client } = link ?? {};
    const bank_account = tag === 'INK' ? (client?.bank_account ?? '') : '';
    const known = valuesFor(getValues(), filled.current, { suggestion, account, bank_account });
    const { booking_lines, ...fields } = known;
    filled.current = {
      ...filled.current,
      ...fields,
      ...(booking_lines && { lines: codesOf(booking_lines) }),
      suggestion,
    };
    if (Object.keys(known).length > 0) fill(known);
    if (!booking_lines) return;
    setSuggestion(suggestion);
    amounts.proposed(suggestion?.lines.map(({ share }) => share) ?? [1]);
  };
  useEffect(fillIn, [isReady, id, account, link?.client.id, document.updated_at, tag]);
  const latest = link?.suggestion ?? null;
  useEffect(() => {
    // What the last bill was booked on is read while this one is shown; nothing that was typed gives way to it.
    if (latest !== filled.current.suggestion && !formState.isDirty) fillIn();
  }, [latest]);

  return {
    isReady,
    suggestion,
    skippedRule: link?.skipped_rule ?? null,
    supplier: tag === 'INK' ? (link?.client ?? null) : null,
    taxNumber: link?.client.tax_number ?? '',
  };
}

type Known = {
  suggestion: BookingSuggestion | null;
  account: number | null;
  bank_account: string;
};

type Fields = Partial<
  Pick<BookingFormValues, 'bank_account' | 'description' | 'ledger_account_id' | 'booking_lines'>
>;

function valuesFor(
  values: BookingFormValues,
  filled: Filled,
  { suggestion, account, bank_account }: Known,
): Fields {
  const booking_lines = linesFor(values, filled, suggestion);
  const ledger_account_id = suggestion?.ledger_account_id ?? account;
  const description = suggestion?.description ?? '';
  const isOpen = (name: 'ledger_account_id' | 'description') =>
    values[name] === NOTHING_FILLED[name] || values[name] === filled[name];
  return {
    ...(isOpen('ledger_account_id') &&
      ledger_account_id !== null &&
      values.ledger_account_id !== ledger_account_id && { ledger_account_id }),
    ...(values.bank_account === filled.bank_account &&
      values.bank_account !== bank_account && { bank_account }),
    ...(isOpen('description') && values.description !== description && { description }),
    ...(booking_lines && { booking_lines }),
  };
}

/** As they are proposed; of who has no proposal none of another one. Nothing where people typed them. */
function linesFor(
  { booking_lines }: BookingFormValues,
  filled: Filled,
  suggestion: BookingSuggestion | null,
): BookingLineValues[] | null {
  const isEmpty = isBlank(booking_lines);
  const isProposed = codesOf(booking_lines) === filled.lines;
  if (suggestion) return isEmpty || isProposed ? suggestion.lines.map(lineOf) : null;
  return isProposed && filled.suggestion !== null ? [emptyLine] : null;
}

const lineOf = ({
  share: _share,
  ...line
}: BookingSuggestion['lines'][number]): BookingLineValues => ({ ...emptyLine, ...line });

/** What lines are booked on, whatever their amounts. */
const codesOf = (lines: readonly BookingLineValues[]): string =>
  JSON.stringify(
    lines.map((line) => [
      line.ledger_account_id,
      line.vat_ledger_account_id,
      line.cost_place_ledger_account_id,
      line.project_ledger_account_id,
      line.description,
    ]),
  );
