import { type EInvoice, getEInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { EInvoicePreview } from './e-invoice-preview';

const api = fakeApi();

const party = (name: string) => ({ name, address: [], vat_number: '', coc_number: '' });

const anEInvoice = (own: Partial<EInvoice> = {}): EInvoice => ({
  format: 'UBL',
  is_credit: false,
  number: 'F-9',
  date: '2026-11-03',
  due_date: null,
  currency: 'EUR',
  reference: '',
  payment_reference: '',
  note: '',
  bank_account: '',
  seller: party('Molen De Hoop'),
  buyer: party('Bakkerij Jansen'),
  lines: [
    { name: 'Bloem', description: '', quantity: 2, price: 50, vat_percentage: 9, amount: 100 },
  ],
  amount_lines: 3,
  allowances: [{ is_charge: false, reason: '', amount: 10 }],
  vat: [{ percentage: 9, base: 90, amount: 8.1, reason: '' }],
  net: 90,
  total: 98.1,
  prepaid: null,
  payable: 98.1,
  ...own,
});

function open(xml: string, invoice: EInvoice | null = anEInvoice()) {
  api.on(getEInvoice, () => invoice);
  const bytes = new TextEncoder().encode(xml);
  return renderScreen(<EInvoicePreview id={7} bytes={bytes} tools={null} />);
}

/** What stands between sign and amount breaks no line. */
const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');

const totals = () =>
  screen
    .getAllByRole('definition')
    .map((value) => [value.previousElementSibling?.textContent, value.textContent].map(plain));

it('shows an e-invoice as it would stand on paper', async () => {
  open('<Invoice/>');
  await screen.findByRole('heading', { name: 'Factuur F-9' });
  const [, line] = screen.getAllByRole('row');
  expect(
    within(line as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => plain(cell.textContent)),
  ).toEqual(['Bloem', '2', '€ 50,00', '9%', '€ 100,00']);
  expect(screen.getByText('Nog 2 regels staan in het bestand.')).toBeVisible();
  expect(totals()).toEqual([
    ['Factuurdatum', '03-11-2026'],
    ['Korting', '€ -10,00'],
    ['Totaal excl. btw', '€ 90,00'],
    ['Btw 9% over € 90,00', '€ 8,10'],
    ['Totaal incl. btw', '€ 98,10'],
  ]);
  expect(screen.queryByRole('group', { name: 'Weergave' })).not.toBeInTheDocument();
});

it('names another currency, what was paid already, and that it is a credit note', async () => {
  open(
    '<CreditNote/>',
    anEInvoice({ is_credit: true, currency: 'USD', prepaid: 8, payable: 90.1 }),
  );
  await screen.findByRole('heading', { name: 'Creditfactuur F-9' });
  expect(totals().slice(-2)).toEqual([
    ['Al betaald', 'USD -8,00'],
    ['Te betalen', 'USD 90,10'],
  ]);
});

it.each([
  ['Invoice', 'b:EmbeddedDocumentBinaryObject'],
  ['CrossIndustryInvoice', 'b:AttachmentBinaryObject'],
])('offers the PDF of the supplier when a %s holds one, and only then', async (root, element) => {
  URL.createObjectURL = () => 'blob:bewaar';
  const held = (content: string) =>
    `<${root} xmlns:b="urn:b"><${element} mimeCode="application/pdf" filename="F-9.pdf">${btoa(content)}</${element}></${root}>`;
  const { unmount } = open(held('<script>'));
  await screen.findByRole('heading', { name: 'Factuur F-9' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();

  open(held('%PDF-1.7'));
  expect(await screen.findByRole('link', { name: 'Pdf downloaden' })).toHaveAttribute(
    'download',
    'F-9.pdf',
  );
  expect(screen.getByRole('button', { name: 'Pdf van de leverancier' })).toBeVisible();
});

it('says so of a file that cannot be read as one', async () => {
  open('<Invoice/>', null);
  expect(await screen.findByText(/geen e-factuur die wij kunnen lezen/)).toBeVisible();
});
