import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { creditInvoice, downloadInvoice, downloadUbl } from '@boekwerk/shared/contract/invoicing';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { aRecurrence } from '../testing/a-recurrence';
import { aLine, anInvoice } from '../testing/an-invoice';
import { SentInvoice } from './sent-invoice';

signedIn();

const sent = { status: InvoiceStatus.sent, invoice_number: '2026-0001', open_amount: 121 };
const credited = { ...sent, credited: 121, has_sent_credit: true, open_amount: 0 };
const other = { status: InvoiceStatus.sent, date: '2026-11-21', total: 50 };

function open(own: Partial<Invoice>) {
  const api = fakeApi();
  const onSend = jest.fn();
  const none = {
    mail: null,
    log: null,
    attachments: null,
    books: null,
    payments: null,
    payMenu: null,
  };
  const invoice = anInvoice(own);
  const screens = renderScreen(<SentInvoice {...none} invoice={invoice} onSend={onSend} />);
  return { api, onSend, ...screens };
}

const total = (name: string) =>
  (screen.getByText(name).closest('div') as HTMLElement).textContent?.replace(/\u00A0/g, ' ');
const sendMenu = () => screen.getByRole('button', { name: 'Verzenden' });

it('says how many files went along, also when there are none', () => {
  open(sent);
  expect(screen.getByRole('button', { name: 'Bijlage (0)' })).toBeInTheDocument();
});

it('says which discount a line was given', () => {
  open({ ...sent, products: [aLine({ discount_percentage: 10, discount_value: 5 })] });
  const line = screen.getAllByRole('row')[1];
  expect(line?.textContent?.replace(/\u00A0/g, ' ')).toContain('€ 85,00na 10% + € 5,00 korting');
});

describe('an invoice with credits', () => {
  it('names each with its amount, a concept too, and takes the sent ones off what is open', () => {
    open({
      ...sent,
      credited: 50,
      has_sent_credit: true,
      open_amount: 71,
      credits: [
        { ...other, id: 21, invoice_number: '2026-0004' },
        { ...other, id: 22, invoice_number: null, status: InvoiceStatus.concept },
      ],
    });
    const links = screen.getAllByRole('link', { name: /€/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Gecrediteerd met 2026-0004 (€\u00A050,00)', '/invoicing/invoice/edit/21'],
      ['Creditfactuur in voorbereiding: concept 22 (€\u00A050,00)', '/invoicing/invoice/edit/22'],
    ]);
    expect(total('Gecrediteerd')).toBe('Gecrediteerd€ -50,00');
    expect(total('Te betalen')).toBe('Te betalen€ 71,00');
  });

  it.each([
    ['', credited],
    [', also one of € 0,00', { ...credited, total: 0, credited: 0 }],
  ])('cannot be credited any more when all of it was%s', (_, invoice) => {
    open(invoice);
    expect(screen.getAllByText('Gecrediteerd')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Crediteren' })).not.toBeInTheDocument();
    expect(screen.getByText(/Er staat niets meer open/)).toBeInTheDocument();
  });

  it('can be credited when it is of € 0,00 and never was', () => {
    open({ ...sent, total: 0, open_amount: 0 });
    expect(screen.getByRole('button', { name: 'Crediteren' })).toBeInTheDocument();
  });
});

describe('a credit', () => {
  it('leads to what it takes back, shows all amounts negated and offers no credit of itself', () => {
    open({
      ...sent,
      invoice_number: '2026-0004',
      is_credit: true,
      open_amount: 0,
      credited_invoice: { ...other, id: 20, invoice_number: '2026-0001' },
    });
    expect(screen.getByRole('link', { name: 'Creditfactuur van 2026-0001' })).toHaveAttribute(
      ...['href', '/invoicing/invoice/edit/20'],
    );
    expect(total('Totaalbedrag')).toBe('Totaalbedrag€ -121,00');
    expect(screen.getAllByText('€ -100,00')).not.toHaveLength(0);
    expect(total('Te ontvangen')).toBe('Te ontvangen€ 121,00');
    expect(screen.getAllByText(/^€ \d/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Crediteren' })).not.toBeInTheDocument();
  });
});

describe('what goes back of a credit', () => {
  it.each([
    ['all of it', 121, undefined, 'Te ontvangen€ 121,00'],
    ['what was paid', 100, 'Verrekend€ 21,00', 'Te ontvangen€ 100,00'],
    ['nothing', 0, 'Verrekend€ 121,00', 'Te ontvangen€ 0,00'],
  ])('is %s, as on its paper', (_, given_back, settled, left) => {
    open({ ...sent, is_credit: true, open_amount: 0, given_back });
    if (settled) expect(total('Verrekend')).toBe(settled);
    else expect(screen.queryByText('Verrekend')).not.toBeInTheDocument();
    expect(total('Te ontvangen')).toBe(left);
  });
});

describe('what can be done with a sent invoice', () => {
  it('says that its PDF could not be made, also to who wants to save it', async () => {
    const { api, user } = open({ ...sent, pdf_failed_at: '2026-11-20T13:00:00.000Z' });
    expect(
      screen.getByText(/^PDF kon niet worden gemaakt\. We proberen het vanzelf/),
    ).toBeVisible();
    api.fail(downloadInvoice, 500, { message: 'PDF kon niet worden gemaakt' });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('PDF kon niet worden gemaakt')).toBeVisible();
  });

  it('is credited after the question of the page, and the credit opens', async () => {
    const { api, user, address } = open(sent);
    api.on(creditInvoice, () => anInvoice({ id: 30, is_credit: true }));
    await user.click(screen.getByRole('button', { name: 'Crediteren' }));
    expect(
      await screen.findByText('Weet je het zeker dat je deze factuur wil crediteren?'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Crediteer' }));
    expect(await screen.findByText('Gecrediteerd factuur is aangemaakt')).toBeInTheDocument();
    expect(address()).toBe('/invoicing/invoice/edit/30');
  });

  it('is reminded of as long as something is open', async () => {
    const { onSend, user, unmount } = open(sent);
    await user.click(sendMenu());
    await user.click(await screen.findByRole('menuitem', { name: 'Verstuur herinnering' }));
    expect(onSend).toHaveBeenCalledWith('reminder');
    unmount();

    const after = open(credited);
    await after.user.click(sendMenu());
    expect(await screen.findByRole('menuitem', { name: 'Verstuur factuur' })).toBeInTheDocument();
    expect(
      screen.queryByRole('menuitem', { name: 'Verstuur herinnering' }),
    ).not.toBeInTheDocument();
  });

  it('says what is missing for a UBL', async () => {
    const { api, user } = open(sent);
    api.fail(downloadUbl, 409, { message: 'Je KvK-nummer ontbreekt' });
    await user.click(screen.getByRole('button', { name: 'Meer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download UBL' }));
    expect(await screen.findByText('Je KvK-nummer ontbreekt')).toBeInTheDocument();
  });
});

describe('when it was delivered', () => {
  const period = { period_start: '2026-11-01', period_end: '2026-11-30' };
  it.each([
    ['the invoice date', {}, '20-11-2026'],
    ['another day', { delivery_date: '2026-11-12' }, '12-11-2026'],
    ['another day of a period', { delivery_date: '2026-11-12', ...period }, '12-11-2026'],
  ])('is %s', (_, own, day) => {
    open({ ...sent, ...own });
    expect(screen.getByText('Leverdatum').nextElementSibling).toHaveTextContent(day);
  });

  it('is no day of what is about a period, as on its PDF', () => {
    open({ ...sent, ...period });
    expect(screen.getByText('01-11-2026 t/m 30-11-2026')).toBeInTheDocument();
    expect(screen.queryByText('Leverdatum')).not.toBeInTheDocument();
  });
});

describe('an invoice made from a template', () => {
  it('leads back to it and says which period it is about', async () => {
    const { user, address } = open({
      ...sent,
      period_start: '2026-11-01',
      period_end: '2026-11-30',
      recurrence_id: 3,
      recurrence: aRecurrence({ base_invoice_id: 8, last_invoice_id: 12 }),
    });
    expect(screen.getByText('01-11-2026 t/m 30-11-2026')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Bekijk template' }));
    expect(address()).toBe('/invoicing/invoice/edit/8');
  });
});

it('shows of an invoice of another program what was open and is paid, and offers nothing but a reminder', async () => {
  const { user } = open({
    ...{ status: InvoiceStatus.partiallyPaid, invoice_number: 'F-0042', is_opening_balance: true },
    ...{ products: [], total: 121, total_ex_tax: 0, amount_paid: 21, open_amount: 100 },
  });
  expect(total('Openstaand bij overname')).toContain('121,00');
  expect(total('Te betalen')).toContain('100,00');
  for (const name of [/Bijlage/, 'Download', 'Meer', 'Crediteren'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByText(/excl. BTW/)).not.toBeInTheDocument();
  await user.click(sendMenu());
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Verstuur herinnering']);
});
