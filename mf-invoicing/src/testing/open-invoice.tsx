import { getCustomer, listCustomers } from '@boekwerk/shared/contract/customers';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { createInvoice, getInvoice, getNextNumber } from '@boekwerk/shared/contract/invoicing';
import { listProducts } from '@boekwerk/shared/contract/products';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { useParams } from '@boekwerk/shared/router';
import { aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { type FakeApi, fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { CreateInvoicePage } from '../create-invoice-page';
import { EditableInvoice } from '../editable-invoice';
import { useInvoice } from '../invoice-queries';
import { aCompany, aCustomer } from './an-invoice';

function Pages() {
  return useParams()['*'] === 'create' ? <CreateInvoicePage /> : <SavedInvoice />;
}

function SavedInvoice() {
  const invoice = useInvoice(12).data;
  return invoice ? <EditableInvoice invoice={invoice} /> : null;
}

const open = (api: FakeApi, at: string) => ({
  api,
  ...renderScreen(<Pages />, { path: '/invoicing/invoice/*', at: `/invoicing/invoice/${at}` }),
});

/** Opens invoice 12 to be worked on. */
export const openInvoice = (invoice: Invoice) => open(answering(invoice), 'edit/12');

/** Opens a new invoice, which is `saved` once it has been saved. */
export function openNewInvoice(saved: Invoice) {
  const api = answering(saved);
  api.on(createInvoice, () => saved);
  return open(api, 'create');
}

function answering(invoice: Invoice): FakeApi {
  const api = fakeApi();
  api.on(getInvoice, () => invoice);
  api.on(getCustomer, () => invoice.to_relation);
  api.on(listCustomers, () => pageOf([aCustomer()]));
  api.on(listProducts, () => pageOf([]));
  api.on(getNextNumber, () => ({ next_number: 42, number: '2026-0042' }));
  api.on(getDefaultRelation, () => aDefaultRelation({ relation: aCompany() }));
  return api;
}
