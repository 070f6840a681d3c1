import {
  type BookingDocument,
  getBookingItem,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import { listBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import { listDuplicates } from '@boekwerk/shared/contract/bookkeeping/duplicates';
import type { aConnection } from '@boekwerk/shared/testing/a-connection';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import type { ReactNode } from 'react';
import { DocumentBooking } from '../document-booking';
import { DocumentFooter } from '../document-footer';
import { ShownPlaceProvider } from '../parts/shown-place/shown-place';
import { documentList } from './a-document';
import { withOffice } from './an-office';

/** Opens what is booked of a document, of a company that is linked with an office. */
export function openBooking(
  document: BookingDocument,
  connection: Partial<ReturnType<typeof aConnection>> = {},
  /** Stands where the preview is. */
  preview: ReactNode = null,
) {
  const api = fakeApi();
  withOffice(api, connection);
  api.on(getBookingItem, () => document);
  api.on(listBookingItems, () => documentList(document));
  api.on(listDuplicates, () => []);
  const onDone = jest.fn();
  const own = { id: document.id, menu: null, onDone };
  const screen = (
    <ShownPlaceProvider>
      {preview}
      <DocumentBooking {...own} next={null} />
      <DocumentFooter {...own} />
    </ShownPlaceProvider>
  );
  return { api, onDone, ...renderScreen(screen, { at: '/?id=7' }) };
}
