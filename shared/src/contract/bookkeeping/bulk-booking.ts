import * as v from 'valibot';
import { BulkReply, documentIds, MOST_DOCUMENTS } from '../bulk';
import { endpoint } from '../endpoint';
import { requiredId } from '../fields';
import { BookingDocument, BookingForm, idsOfForm } from './booking';
import { DUPLICATE_REASONS } from './duplicates';
import { LedgerAccount } from './ledger-accounts';
import { LikelyBooking } from './relation-links';

/** A document as a form shows it, and all that the form fills in or warns of. */
export const BookingProposal = v.object({
  document: BookingDocument,
  /** What its relation is in the accounting package, and how it is likely to be booked; `null` without a relation. */
  link: v.nullable(LikelyBooking),
  /** Another document of its relation that has its number; `null` for none. */
  same_number: v.nullable(v.number()),
  /** Why others may be the same document. */
  alike: v.array(v.picklist(DUPLICATE_REASONS)),
});
export type BookingProposal = v.InferOutput<typeof BookingProposal>;

export const ProposalsReply = v.object({
  /** In the order in which they were asked for. */
  data: v.array(BookingProposal),
  /** Those that are not there (any more), and why. */
  failed: BulkReply.entries.failed,
  /** The VAT codes as they are on the invoice dates of these documents, once for all dates on which they are the same. */
  vat_codes: v.array(v.object({ dates: v.array(v.string()), codes: v.array(LedgerAccount) })),
});

export const listBookingProposals = endpoint({
  summary: 'Several documents with all that their forms fill in, so that they are booked together',
  method: 'POST',
  path: '/administrations/v1/bookingitem/proposals',
  right: 'documents',
  isReadOnly: true,
  ids: { 'body.ids.*': 'bookingItem' },
  body: v.object({ ids: documentIds }),
  reply: ProposalsReply,
});

/** What was shown of a document that is to be booked. */
const ShownBooking = v.object({
  ...BookingForm.entries,
  id: requiredId('Document is onjuist'),
  updated_at: v.pipe(
    v.string('Versie van het document ontbreekt'),
    v.isoTimestamp('Versie van het document ontbreekt'),
  ),
});

export const bookBookingItems = endpoint({
  summary:
    'Keep what was shown of several documents, and book each of them once; one that cannot be is named, and holds up no other',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/book/multiple',
  right: 'documents',
  ids: { 'body.items.*.id': 'bookingItem', ...idsOfForm('body.items.*.') },
  body: v.object({
    items: v.pipe(
      v.array(ShownBooking, 'Kies een of meer documenten'),
      v.minLength(1, 'Kies een of meer documenten'),
      v.maxLength(MOST_DOCUMENTS, `Kies hooguit ${MOST_DOCUMENTS} documenten tegelijk`),
      v.check(
        (items) => new Set(items.map(({ id }) => id)).size === items.length,
        'Kies elk document één keer',
      ),
    ),
  }),
  reply: BulkReply,
});
