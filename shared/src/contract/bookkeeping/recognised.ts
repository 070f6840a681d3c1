import * as v from 'valibot';

/** What can be read on a document. `vat` is all VAT together; the numbers are those of the other side. */
export const RECOGNISED_FIELDS = [
  'invoice_number',
  'date',
  'amount',
  'vat',
  'currency',
  'is_credit',
  'reference',
  'bank_account',
  'vat_number',
  'coc_number',
  'supplier_relation_id',
] as const;
export type RecognisedField = (typeof RECOGNISED_FIELDS)[number];

/** Why something that was read may be wrong. */
const DOUBTS = [
  /** Nothing on the paper says what it is. */
  'unlabelled',
  /** Net and VAT do not add up to it. */
  'no sum',
  /** There are others that it may be. */
  'several',
  /** It can be read in two ways. */
  'ambiguous',
  /** It was read from a picture, not clearly, and nothing checks it. */
  'unclear',
  /** Found by a name or a domain, not by a number that is only theirs. */
  'by name',
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Why nothing was read: it opens with a password only, it is broken, it takes too much or too long, or there is nothing. */
const READING_PROBLEMS = ['locked', 'broken', 'too large', 'too late', 'nothing'] as const;
export type ReadingProblem = (typeof READING_PROBLEMS)[number];

/** A place on a page as it is looked at, in shares of its width and height; pages count from 1. */
export const Place = v.object({
  page: v.number(),
  left: v.number(),
  top: v.number(),
  width: v.number(),
  height: v.number(),
});
export type Place = v.InferOutput<typeof Place>;

export const RecognisedValue = v.object({
  field: v.picklist(RECOGNISED_FIELDS),
  value: v.union([v.string(), v.number(), v.boolean()]),
  /** An e-invoice, the text layer of a PDF, or a picture that was read. */
  source: v.picklist(['xml', 'text', 'ocr']),
  /** `null` when it is certain: a sum, check digits or a label that is clear vouch for it. */
  doubt: v.nullable(v.picklist(DOUBTS)),
  /** `null` for what stands nowhere on a page. */
  place: v.nullable(Place),
});
export type RecognisedValue = v.InferOutput<typeof RecognisedValue>;

const RecognisedWord = v.object({ text: v.string(), place: Place });
export type RecognisedWord = v.InferOutput<typeof RecognisedWord>;

/** What was read on a document, each field once. */
export const Recognised = v.object({
  problem: v.nullable(v.picklist(READING_PROBLEMS)),
  values: v.array(RecognisedValue),
  /** Of a picture: words with a figure, so that they can be taken by a click as those of a PDF can. */
  words: v.array(RecognisedWord),
});
export type Recognised = v.InferOutput<typeof Recognised>;
