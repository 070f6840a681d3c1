import * as v from 'valibot';
import { isDate } from '../domain/dates';
import { endpoint } from './endpoint';
import { idParams, MAX_ID } from './fields';
import { dateRange, listOf, listQuery } from './lists';

const tag = v.nullable(v.picklist(['INK', 'VRK'], 'Kies INK of VRK'));

/** A document handed in for the bookkeeping. */
export const BookingItem = v.object({
  id: v.number(),
  file_name: v.string(),
  content_type: v.string(),
  size: v.number(),
  amount_pages: v.number(),
  tag,
  status: v.picklist([0, 1, 2, 3, 4]),
  uploaded_date: v.string(),
  /** Name of whoever handed it in. */
  uploaded_by: v.string(),
  tagged_date: v.nullable(v.string()),
  updated_at: v.string(),
});
export type BookingItem = v.InferOutput<typeof BookingItem>;

export const DOCUMENT_TABS = ['all', 'booked', 'to_book', 'questions', 'to_progress'] as const;
export type DocumentTab = (typeof DOCUMENT_TABS)[number];

export const DOCUMENT_SORTS = ['file_name', 'tag', 'uploaded_date', 'status'] as const;

export const listBookingItems = endpoint({
  summary: 'Documents, one page, with the number per tab',
  method: 'GET',
  path: '/administrations/v1/bookingitems',
  right: 'documents',
  query: v.object({
    ...listQuery,
    ...dateRange,
    tab: v.optional(v.picklist(DOCUMENT_TABS), 'all'),
    sort: v.optional(v.picklist(DOCUMENT_SORTS), 'uploaded_date'),
  }),
  reply: listOf(BookingItem, DOCUMENT_TABS),
});

const ofItem = {
  right: 'documents',
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
} as const;

export const getBookingItem = endpoint({
  summary: 'One document',
  method: 'GET',
  path: '/administrations/v1/bookingitem/:id',
  ...ofItem,
  reply: BookingItem,
});

export const MAX_DOCUMENT_BYTES = 10_485_760;

export const uploadBookingItem = endpoint({
  summary: 'Hand in one document',
  method: 'POST',
  path: '/administrations/v1/bookingitem/upload',
  right: 'upload',
  ids: { 'body.relation_id': 'enterprise' },
  upload: {
    field: 'file',
    max_files: 1,
    max_bytes: MAX_DOCUMENT_BYTES,
    kinds: ['pdf', 'gif', 'jpg', 'png', 'webp'],
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

export const getDocumentUrl = endpoint({
  summary: "A link to a document's file, good for ten minutes",
  method: 'GET',
  path: '/administrations/v1/bookingitem/:id/temporary-url',
  ...ofItem,
  reply: v.string(),
});

export const getPracticeStats = endpoint({
  summary: "Counters of the accountant's dashboard, over the clients the caller may see",
  method: 'GET',
  path: '/administrations/v1/dashboardstats',
  right: 'practice',
  reply: v.object({
    booking_items: v.number(),
    pending_booking_items: v.number(),
    relations: v.number(),
    users: v.number(),
  }),
});

/** Something wrong with an imported sheet, by row (from 1) and cell (`C4`). */
export const SheetRemark = v.object({
  row: v.nullable(v.number()),
  cell: v.nullable(v.string()),
  message: v.string(),
});
export type SheetRemark = v.InferOutput<typeof SheetRemark>;

export const checkWeeklySheet = endpoint({
  summary: 'Read a weekly sheet and say which rows are known and what is wrong; stores nothing',
  method: 'POST',
  path: '/administrations/v1/import',
  isReadOnly: true,
  right: 'imports',
  upload: {
    field: 'file',
    max_files: 1,
    max_bytes: MAX_DOCUMENT_BYTES,
    kinds: ['xlsx', 'csv'],
    too_large: 'Bestand mag niet groter zijn dan 10 MB',
  },
  body: v.object({
    date: v.optional(
      v.pipe(
        v.string('Datum is verplicht'),
        v.nonEmpty('Datum is verplicht'),
        v.check((date) => date === '' || isDate(date), 'Datum is onjuist'),
      ),
      '',
    ),
  }),
  reply: v.object({
    /** The Monday of the week. */
    date: v.string(),
    rows: v.array(
      v.object({
        row: v.number(),
        name: v.string(),
        /** Which of the known rows it is. */
        kind: v.string(),
        /** Euro per day, Monday first. */
        days: v.array(v.number()),
        total: v.number(),
      }),
    ),
    errors: v.array(SheetRemark),
    warnings: v.array(SheetRemark),
  }),
});
