import { call } from '@boekwerk/shared/api-client/call';
import { listBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { Find } from '@boekwerk/shared/deployment/finder';
import { documentAddress } from '../document-address';

/** How many rows the palette has room for. */
const FEW = 5;

/** For the palette: documents by file, number or relation, the latest first. */
export const find: Find = async (search, signal) => {
  const { data } = await call(listBookingItems, { query: { search, itemsPerPage: FEW }, signal });
  return data.map(({ id, file_name, invoice_number, supplier }) => ({
    title: file_name,
    detail: [supplier, invoice_number].filter(Boolean).join(' · '),
    to: documentAddress(id),
  }));
};
