import type { InvoiceStats, LatestInvoice } from '@boekwerk/shared/contract/dashboard';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { Widget } from './widget';

const invoice: LatestInvoice = {
  id: 41,
  invoice_number: '2026-0041',
  customer_name: 'Gemeente Utrecht',
  status: 5,
  date: '2026-11-18',
  expiration_date: '2199-12-31',
  is_credit: false,
  open_amount: 121,
  total: 1284.5,
};

const stats: InvoiceStats = {
  invoices_concept: 4,
  invoices_open: 17,
  invoices_sent: 23,
  invoices_expired: 1,
  recurrences: 0,
  relation_count: 23,
  total_open: 9123.5,
  total_expired: 574.75,
  total_not_expired: 8548.75,
  total_paid: 1250,
  last_relations: [],
  without_pdf: [],
  has_invoices: true,
  last_invoices: [],
};

it('shows what was invoiced last as the list would', () => {
  const last_invoices = [
    invoice,
    { ...invoice, id: 40, invoice_number: '2026-0040', expiration_date: '2020-01-01' },
    { ...invoice, id: 39, invoice_number: null, status: 3 as const, is_credit: true },
  ];
  renderScreen(<Widget stats={{ ...stats, last_invoices }} />);
  const link = screen.getByRole('link', { name: '2026-0041' });
  expect(link).toHaveAttribute('href', '/invoicing/invoice/edit/41');
  const rows = [...(link.closest('ul')?.children ?? [])].map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^2026-0041Gemeente Utrecht€\s1\.284,50Verzonden$/);
  expect(rows[1]).toMatch(/Vervallen/);
  expect(rows[2]).toMatch(/^concept 39Gemeente Utrecht€\s-1\.284,50Concept$/);
});

it('is not there before the first invoice: the dashboard says so itself', () => {
  renderScreen(<Widget stats={{ ...stats, has_invoices: false }} />);
  expect(screen.queryByText('Laatste facturen')).not.toBeInTheDocument();
});
