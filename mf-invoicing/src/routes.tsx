import type { PageRoute } from '@boekwerk/shared/router';
import { prefetchInvoices } from './invoices/invoices-query';

export const routes: Record<string, PageRoute> = {
  invoice_overview: { lazy: invoiceOverviewPage, prefetch: prefetchInvoices },
  invoice_create: { lazy: createInvoicePage },
  invoice_edit: { lazy: invoicePage },
  opening_balance_import: { lazy: openingBalanceImportPage },
  product_overview: { lazy: productOverviewPage },
  product_import: { lazy: productImportPage },
};

async function invoiceOverviewPage() {
  const { InvoiceOverviewPage } = await import('./invoices/invoice-overview-page');
  return { Component: InvoiceOverviewPage };
}

async function createInvoicePage() {
  const { CreateInvoicePage } = await import('./create-invoice-page');
  return { Component: CreateInvoicePage };
}

async function invoicePage() {
  const { InvoicePage } = await import('./invoice-page');
  return { Component: InvoicePage };
}

async function openingBalanceImportPage() {
  const { OpeningBalanceImportPage } = await import(
    './opening-balance-import/opening-balance-import-page'
  );
  return { Component: OpeningBalanceImportPage };
}

async function productOverviewPage() {
  const { ProductOverviewPage } = await import('./products/product-overview-page');
  return { Component: ProductOverviewPage };
}

async function productImportPage() {
  const { ProductImportPage } = await import('./product-import/product-import-page');
  return { Component: ProductImportPage };
}
