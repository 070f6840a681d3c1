import type {
  RecognisedField,
  RecognisedValue,
} from '@boekwerk/shared/contract/bookkeeping/recognised';

/** The fields of the form that may have been read. */
export const MARKED = [
  'invoice_number',
  'date',
  'amount',
  'currency',
  'reference',
  'bank_account',
  'supplier_relation_id',
] as const satisfies readonly RecognisedField[];

type Marked = (typeof MARKED)[number];

/** What was read on a document and still stands in the form as it was read. */
export const heldAsRead = (
  values: readonly RecognisedValue[],
  held: (name: Marked) => unknown,
): RecognisedValue[] =>
  MARKED.flatMap((name) => {
    const read = values.find(({ field }) => field === name);
    return read && read.value === held(name) ? [read] : [];
  });
