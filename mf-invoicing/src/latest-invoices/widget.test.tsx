import type { LatestInvoice } from '@boekwerk/shared/contract/dashboard';
import { invoiceStats } from '@boekwerk/shared/testing/invoice-stats';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { Widget } from './widget';

const invoice: LatestInvoice = {
  id: 41,
  invoice_number: '2026-0041',
  customer_name: 'Gemeente Utrecht',
  to_relation: { id: 7, name: 'Gemeente Utrecht' },
  status: 5,
  date: '2026-11-18',
  expiration_date: '2199-12-31',
  is_credit: false,
  open_amount: 121,
  credited: 0,
  has_sent_credit: false,
  total: 1284.5,
  total_ex_tax: 1061.57,
  amount_paid: 0,
};

it('shows what was invoiced last as the list would, a credit with its mark', () => {
  const last_invoices = [
    invoice,
    { ...invoice, id: 40, invoice_number: '2026-0040', expiration_date: '2020-01-01' },
    { ...invoice, id: 39, invoice_number: null, status: 3 as const, is_credit: true },
  ];
  renderScreen(<Widget stats={invoiceStats({ last_invoices })} />);
  const link = screen.getByRole('link', { name: '2026-0041' });
  expect(link).toHaveAttribute('href', '/invoicing/invoice/edit/41');
  const rows = [...(link.closest('ul')?.children ?? [])].map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^2026-0041Gemeente Utrecht€\s1\.284,50Verzonden$/);
  expect(rows[1]).toMatch(/Vervallen/);
  expect(rows[2]).toMatch(/^concept 39Gemeente Utrecht€\s-1\.284,50ConceptCreditfactuur$/);
});

it('says of what was credited that it was, also of what comes to nothing', () => {
  const credited = { ...invoice, open_amount: 0, has_sent_credit: true };
  const last_invoices = [
    { ...credited, credited: 1284.5 },
    { ...credited, id: 40, total: 0 },
  ];
  renderScreen(<Widget stats={invoiceStats({ last_invoices })} />);
  expect(screen.getAllByText('Gecrediteerd')).toHaveLength(2);
  expect(screen.queryByText('Verzonden')).not.toBeInTheDocument();
});

it('is not there before the first invoice: the dashboard says so itself', () => {
  renderScreen(<Widget stats={invoiceStats({ has_invoices: false })} />);
  expect(screen.queryByText('Laatste facturen')).not.toBeInTheDocument();
});
