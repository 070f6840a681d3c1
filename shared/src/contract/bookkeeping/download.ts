import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { dateRange, searchText } from '../lists';
import { DOCUMENT_DATES, DOCUMENT_TABS } from './documents';

/** As many as a zip holds that a computer opens without trouble. */
export const MAX_DOWNLOAD = 10_000;

export const getDownloadUrl = endpoint({
  summary:
    'A link to all labelled documents of a list in one zip, good for ten minutes and for this session alone',
  method: 'GET',
  path: '/administrations/v1/bookingitems/download-url',
  right: 'documents',
  query: v.object({
    ...dateRange,
    search: searchText,
    tab: v.optional(v.picklist(DOCUMENT_TABS), 'all'),
    date: v.optional(v.picklist(DOCUMENT_DATES), 'uploaded'),
  }),
  reply: v.string(),
});
