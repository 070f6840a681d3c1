import type { RouteObject } from '@boekwerk/shared/router';
import { redirect } from '@boekwerk/shared/router';
import { addressOf, NEW_INVOICE, OVERVIEW } from './invoice-address';

export const routes: RouteObject[] = [
  ...['/invoicing', '/invoicing/invoice'].map((path) => ({
    path,
    loader: () => redirect(OVERVIEW),
  })),
  {
    path: OVERVIEW,
    lazy: () =>
      import('./invoices/invoice-overview-page').then(({ InvoiceOverviewPage }) => ({
        Component: InvoiceOverviewPage,
      })),
  },
  {
    path: NEW_INVOICE,
    lazy: () =>
      import('./new-invoice-page').then(({ NewInvoicePage }) => ({
        Component: NewInvoicePage,
      })),
  },
  {
    path: addressOf({ id: ':id' }),
    lazy: () => import('./invoice-page').then(({ InvoicePage }) => ({ Component: InvoicePage })),
  },
  {
    path: '/invoicing/product/overview',
    lazy: () =>
      import('./products/product-overview-page').then(({ ProductOverviewPage }) => ({
        Component: ProductOverviewPage,
      })),
  },
];
