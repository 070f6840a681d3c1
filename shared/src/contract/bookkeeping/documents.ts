import * as v from 'valibot';
import { DOCUMENT_STATUSES } from '../../domain/document/document-status';
import { PACKAGE_DIFFERENCES } from '../../domain/document/package-difference';
import { TAG_CODES, type Tag } from '../../domain/document/tag';
import { BulkReply, documentIds, shownVersions } from '../bulk';
import { endpoint } from '../endpoint';
import { idParams, MAX_ID } from '../fields';
import { dateRange, listOf, listQuery } from '../lists';

const tag = v.nullable(v.picklist(TAG_CODES, 'Kies INK of VRK'));

const LABEL_FIRST = 'Selecteer eerst een label';

const requiredTag = v.pipe(
  v.optional(v.nullable(v.picklist(TAG_CODES, LABEL_FIRST)), null),
  v.check((tag) => tag !== null, LABEL_FIRST),
  v.transform((tag) => tag as Tag),
);

/** A document handed in for the bookkeeping. */
export const BookingItem = v.object({
  id: v.number(),
  file_name: v.string(),
  content_type: v.string(),
  size: v.number(),
  /** 0 when nobody can count them: of what is locked, or broken. */
  amount_pages: v.number(),
  /** Opens only with a password. */
  file_locked: v.boolean(),
  tag,
  status: v.picklist(DOCUMENT_STATUSES),
  uploaded_date: v.string(),
  /** Name of whoever handed it in; empty for an own invoice, which is here by itself. */
  uploaded_by: v.string(),
  tagged_date: v.nullable(v.string()),
  /** What is known of the invoice; empty as long as nobody filled it in. */
  invoice_number: v.string(),
  date: v.nullable(v.string()),
  /** Name of the creditor or debtor. */
  supplier: v.nullable(v.string()),
  /** With VAT; positive, a credit note's too. */
  amount: v.nullable(v.number()),
  currency: v.string(),
  is_credit: v.boolean(),
  /** An invoice that the company sent: it stays what it is, where it is. */
  is_own_invoice: v.boolean(),
  invoice_id: v.nullable(v.number()),
  /** The import that made it of a sheet: it stays what it is, and can be deleted. */
  import_id: v.nullable(v.number()),
  /** What the accounting package said of each field when it refused it; the key '' is for the whole. */
  booking_errors: v.nullable(v.record(v.string(), v.string())),
  /** Something was asked or remarked. */
  has_notes: v.boolean(),
  /** It is among the questions, and nobody waits for an answer any more. */
  is_answered: v.boolean(),
  /** What somebody did to the transaction of a booked one in the accounting package since. */
  package_difference: v.nullable(v.picklist(PACKAGE_DIFFERENCES)),
  updated_at: v.string(),
});
export type BookingItem = v.InferOutput<typeof BookingItem>;

export const DOCUMENT_TABS = ['all', 'booked', 'to_book', 'questions', 'to_progress'] as const;
export type DocumentTab = (typeof DOCUMENT_TABS)[number];

export const DOCUMENT_SORTS = [
  'file_name',
  'invoice_number',
  'supplier',
  'tag',
  'uploaded_date',
  'date',
  'amount',
  'status',
] as const;

/** Which date the period of a list is of: the day it was handed in, or that of the invoice. */
export const DOCUMENT_DATES = ['uploaded', 'invoice'] as const;

const BookingItemQuery = v.object({
  ...listQuery,
  ...dateRange,
  tab: v.optional(v.picklist(DOCUMENT_TABS), 'all'),
  date: v.optional(v.picklist(DOCUMENT_DATES), 'uploaded'),
  sort: v.optional(v.picklist(DOCUMENT_SORTS), 'uploaded_date'),
});

export const listBookingItems = endpoint({
  summary: 'Documents, one page, with the number per tab',
  method: 'GET',
  path: '/administrations/v1/bookingitems',
  right: 'documents',
  query: BookingItemQuery,
  reply: listOf(BookingItem, DOCUMENT_TABS),
});

const ofItem = {
  right: 'documents',
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
} as const;

export const getDocumentsBeside = endpoint({
  summary:
    'The documents before and after one in a list, on whichever page that is; none of one that is not in it',
  method: 'GET',
  path: '/administrations/v1/bookingitem/:id/beside',
  ...ofItem,
  query: v.omit(BookingItemQuery, ['page', 'itemsPerPage']),
  reply: v.object({ previous: v.nullable(v.number()), next: v.nullable(v.number()) }),
});

export const MAX_DOCUMENT_BYTES = 10_485_760;
/** How many photos become one document at most. */
export const MAX_PHOTOS = 30;

export const uploadBookingItem = endpoint({
  summary: 'Hand in one document: a file, or several pictures that become its pages in their order',
  method: 'POST',
  path: '/administrations/v1/bookingitem/upload',
  right: 'upload',
  ids: { 'body.relation_id': 'enterprise' },
  upload: {
    field: 'file',
    max_files: MAX_PHOTOS,
    max_bytes: MAX_DOCUMENT_BYTES,
    kinds: ['pdf', 'gif', 'jpg', 'png', 'webp', 'xml'],
    too_large: 'Document mag niet groter zijn dan 10 MB',
  },
  /** An accountant names the client it is for; anybody else hands in for the own company. */
  body: v.object({
    relation_id: v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.toNumber('Kies een relatie'),
        v.integer('Kies een relatie'),
        v.minValue(1, 'Kies een relatie'),
        v.maxValue(MAX_ID, 'Kies een relatie'),
      ),
    ),
  }),
  /** `duplicate_of` is an earlier document with the same bytes. */
  reply: v.object({ item: BookingItem, duplicate_of: v.nullable(v.number()) }),
  status: 201,
});

export const labelBookingItem = endpoint({
  summary: 'Label a document as purchase (INK) or sale (VRK), or clear the label',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/:id/label',
  ...ofItem,
  body: v.object({ tag: v.optional(tag, null), updated_at: v.optional(v.string()) }),
  reply: BookingItem,
});

export const labelBookingItems = endpoint({
  summary:
    'Label several documents; one that cannot be labelled now, or was changed since, is named, and holds up no other',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/label/multiple',
  right: 'documents',
  ids: { 'body.booking_item_ids.*': 'bookingItem' },
  body: v.object({
    booking_item_ids: documentIds,
    label: requiredTag,
    ...shownVersions,
  }),
  reply: BulkReply,
});

export const getDocumentUrl = endpoint({
  summary: "A link to a document's file, good for ten minutes",
  method: 'GET',
  path: '/administrations/v1/bookingitem/:id/temporary-url',
  ...ofItem,
  reply: v.string(),
});
