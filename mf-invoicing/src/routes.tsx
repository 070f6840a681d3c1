import type { PageRoute } from '@boekwerk/shared/router';

export const routes: Record<string, PageRoute> = {
  invoice_overview: {
    lazy: () =>
      import('./invoices/invoice-overview-page').then(({ InvoiceOverviewPage }) => ({
        Component: InvoiceOverviewPage,
      })),
  },
  invoice_create: {
    lazy: () =>
      import('./new-invoice-page').then(({ NewInvoicePage }) => ({ Component: NewInvoicePage })),
  },
  invoice_edit: {
    lazy: () => import('./invoice-page').then(({ InvoicePage }) => ({ Component: InvoicePage })),
  },
  opening_balance_import: {
    lazy: () =>
      import('./opening-balance-import/opening-balance-import-page').then(
        ({ OpeningBalanceImportPage }) => ({ Component: OpeningBalanceImportPage }),
      ),
  },
  product_overview: {
    lazy: () =>
      import('./products/product-overview-page').then(({ ProductOverviewPage }) => ({
        Component: ProductOverviewPage,
      })),
  },
  product_import: {
    lazy: () =>
      import('./product-import/product-import-page').then(({ ProductImportPage }) => ({
        Component: ProductImportPage,
      })),
  },
};
