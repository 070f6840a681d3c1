import { listLedgerAccounts } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import {
  getInvoice,
  getNextNumber,
  markInvoiceSent,
  updateInvoice,
} from '@boekwerk/shared/contract/invoicing';
import { getRecurrence } from '@boekwerk/shared/contract/recurrence';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { startSession } from '@boekwerk/shared/session/session-store';
import { aLedgerAccount } from '@boekwerk/shared/testing/a-connection';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { aRecurrence } from '../testing/a-recurrence';
import { aLine, anInvoice } from '../testing/an-invoice';
import { openInvoice, openNewInvoice } from '../testing/open-invoice';
import { valuesOf } from './invoice-values';

signedIn();
beforeEach(() => localStorage.clear());

const buttons = () =>
  within(screen.getByRole('contentinfo'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const plain = (text: string | null | undefined) => text?.replace(/\u00A0/g, ' ');
const total = (name: string) =>
  plain(screen.getByText(name, { selector: 'dt' }).closest('div')?.textContent);

describe('the number', () => {
  it('is the next one of the date that is chosen', async () => {
    const { api, user } = openInvoice(anInvoice());
    api.on(getNextNumber, ({ query }) => ({
      next_number: 1,
      number: query.date?.startsWith('2027') ? '2027-0001' : '2026-0042',
    }));
    const date = await screen.findByLabelText(/Aanmaakdatum/);
    expect(await screen.findByDisplayValue('2026-0042')).toHaveAttribute('readonly');
    await user.clear(date);
    await user.type(date, '02-01-2027{Enter}');
    expect(await screen.findByDisplayValue('2027-0001')).toBeInTheDocument();
  });
});

describe('a customer', () => {
  it('can be chosen and changed by a colleague, but not added', async () => {
    startSession(aToken({ is_owner: false }));
    describedAs();
    openInvoice(anInvoice());
    expect(await screen.findByLabelText(/Klant/)).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Voeg klant toe' })).not.toBeInTheDocument();
  });
});

describe('the due date', () => {
  it('follows the date by the terms of the customer that came back with a draft', async () => {
    const { updated_at: _, ...typed } = valuesOf(anInvoice());
    saveDraft('invoice.new', { ...typed, reference: 'Getypt' });
    const { user } = openNewInvoice(anInvoice());
    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    const date = await screen.findByLabelText(/Aanmaakdatum/);
    expect(date).toHaveValue('20-11-2026');
    expect(screen.getByLabelText(/Vervaldatum/)).toHaveValue('04-12-2026');
    expect(await screen.findByText(/Dorpsstraat 1/)).toBeInTheDocument();
    await user.clear(date);
    await user.type(date, '24-11-2026{Enter}');
    expect(screen.getByLabelText(/Vervaldatum/)).toHaveValue('08-12-2026');
  });

  it('follows the date also when that was emptied and left before', async () => {
    const { user } = openInvoice(anInvoice());
    const date = await screen.findByLabelText(/Aanmaakdatum/);
    await user.clear(date);
    await user.tab();
    expect(screen.getByLabelText(/Vervaldatum/)).toHaveValue('04-12-2026');
    await user.type(date, '24-11-2026{Enter}');
    expect(screen.getByLabelText(/Vervaldatum/)).toHaveValue('08-12-2026');
  });
});

describe('the day of delivery', () => {
  it.each([
    ['the date', {}, 'Leeg: de aanmaakdatum'],
    ['the period', { period_start: '2026-11-01', period_end: '2026-11-30' }, 'Leeg: de periode'],
  ])('is %s as long as none is typed', async (_, period, hint) => {
    openInvoice(anInvoice(period));
    expect(await screen.findByLabelText(/Leverdatum/)).toHaveAccessibleDescription(hint);
  });
});

describe('a template', () => {
  const template = anInvoice({
    status: InvoiceStatus.template,
    recurrence_id: 3,
    recurrence: aRecurrence(),
  });

  it('has no number and no dates, shows what was made from it, and keeps its own dates', async () => {
    const { api, user } = openInvoice(template);
    const made = {
      ...anInvoice({ id: 31, invoice_number: '2026-0031' }),
      customer_name: 'Ketting',
    };
    api.on(getRecurrence, () => ({
      ...aRecurrence(),
      invoices: [{ ...made, status: InvoiceStatus.paid, date: '2026-10-30' }],
    }));
    api.on(updateInvoice, () => template);

    expect(await screen.findByRole('heading', { name: 'Basis template' })).toBeInTheDocument();
    for (const name of [/Factuurnummer/, /Aanmaakdatum/, /Vervaldatum/])
      expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
    expect(screen.getByText(/maandelijks een factuur.*30-11-2026/)).toBeInTheDocument();
    expect(buttons()).toEqual(['Bijlage (0)', 'Herhalend', 'Sluiten', 'Opslaan']);

    const row = (await screen.findByRole('link', { name: '2026-0031' })).closest('li');
    expect(plain(row?.textContent)).toMatch(/30-10-2026€ 121,00Betaald/);

    await user.type(screen.getByLabelText('Inkoop order (PO)'), 'P7');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeInTheDocument();
    expect(api.calls(updateInvoice)[0]?.body).toMatchObject({
      date: '2026-11-20',
      expiration_date: '2026-12-04',
    });
  });

  it('is one click away from a concept that was made from it', async () => {
    openInvoice(anInvoice({ recurrence_id: 3, recurrence: aRecurrence({ base_invoice_id: 8 }) }));
    const link = await screen.findByRole('link', { name: 'Bekijk template' });
    expect(link).toHaveAttribute('href', '/invoicing/invoice/edit/8');
  });
});

describe('a credit', () => {
  it('shows its amounts negated, and goes to whom the invoice went', async () => {
    openInvoice(anInvoice({ is_credit: true, products: [aLine({ discount_percentage: 10 })] }));
    expect(
      await screen.findByRole('heading', { name: 'Creditfactuur (concept 12)' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText(/Klant/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Voeg klant toe' })).not.toBeInTheDocument();
    expect(total('Subtotaal')).toBe('Subtotaal€ -90,00');
    expect(total('Te ontvangen')).toBe('Te ontvangen€ 108,90');
    const line = screen.getAllByRole('row')[1];
    expect(plain(line?.textContent)).toContain('€ -90,00');
    expect(screen.getAllByLabelText('Korting')[0]).toHaveValue('10');
    expect(screen.getByLabelText('Prijs ex. BTW', { selector: 'tr:nth-child(1) *' })).toHaveValue(
      '100,00',
    );
    expect(buttons()).not.toContain('Herhalen');
  });

  it('gives back what was paid, as its PDF says, and takes the rest off what is open', async () => {
    const of = { id: 9, invoice_number: '2026-0009', status: InvoiceStatus.partiallyPaid };
    const { user } = openInvoice(
      anInvoice({
        is_credit: true,
        credited_invoice: { ...of, date: '2026-11-01', total: 121, credited: 0, amount_paid: 50 },
      }),
    );
    expect(await screen.findByText('Verrekend', { selector: 'dt' })).toBeInTheDocument();
    expect(total('Totaalbedrag')).toBe('Totaalbedrag€ -121,00');
    expect(total('Verrekend')).toBe('Verrekend€ 71,00');
    expect(total('Te ontvangen')).toBe('Te ontvangen€ 50,00');

    const [price] = screen.getAllByLabelText('Prijs ex. BTW');
    await user.clear(price as HTMLElement);
    await user.type(price as HTMLElement, '50,00');
    await waitFor(() => expect(total('Verrekend')).toBe('Verrekend€ 60,50'));
    expect(total('Te ontvangen')).toBe('Te ontvangen€ 0,00');
  });

  it('is called one when it is sent, by mail or by hand', async () => {
    const { user } = openInvoice(anInvoice({ is_credit: true }));
    await user.click(await screen.findByRole('button', { name: 'Creditfactuur verzenden' }));
    expect(
      await screen.findByRole('menuitem', { name: 'Verstuur creditfactuur' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Verstuur handmatig' }));
    expect(await screen.findByText('Creditfactuur handmatig versturen?')).toBeInTheDocument();
    expect(screen.getByText(/^De creditfactuur krijgt een nummer/)).toBeInTheDocument();
  });

  it('takes the words of a mail with it that was not sent, when it goes by hand', async () => {
    saveDraft('mail.invoice.12', {});
    const { api, user } = openInvoice(anInvoice({ is_credit: true }));
    api.on(markInvoiceSent, () => anInvoice({ is_credit: true, status: InvoiceStatus.sent }));
    await user.click(await screen.findByRole('button', { name: 'Creditfactuur verzenden' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verstuur handmatig' }));
    await user.click(await screen.findByRole('button', { name: 'Verstuur handmatig' }));
    await waitFor(() => expect(readDraft('mail.invoice.12')).toBeNull());
  });
});

it('shows an invoice as a colleague left it when it does not go by hand for that', async () => {
  const { api, user } = openInvoice(anInvoice());
  await screen.findByLabelText('Inkoop order (PO)');
  const theirs = { ...anInvoice(), reference: 'P7', updated_at: '2026-11-21T10:00:00.000Z' };
  api.on(getInvoice, () => theirs);
  api.fail(markInvoiceSent, 409, { message: 'Piet heeft dit intussen gewijzigd' });
  const byHand = async () => {
    await user.click(await screen.findByRole('button', { name: 'Verzenden' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verstuur handmatig' }));
    await user.click(await screen.findByRole('button', { name: 'Verstuur handmatig' }));
  };
  await byHand();
  expect(await screen.findByText('Piet heeft dit intussen gewijzigd')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Inkoop order (PO)')).toHaveValue('P7'));
  api.on(markInvoiceSent, () => anInvoice({ status: InvoiceStatus.sent }));
  await byHand();
  await waitFor(() => expect(api.calls(markInvoiceSent)).toHaveLength(2));
  expect(api.calls(markInvoiceSent)[1]?.body.updated_at).toBe(theirs.updated_at);
});

const aProject = (given: { id: number; code: string; name: string }) =>
  aLedgerAccount({ ...given, type: LedgerType.project });

describe('lines', () => {
  it('have a project and a cost centre while the accounting package is connected and has them', async () => {
    describedAs({ has_connection: true });
    const { api, user } = openInvoice(anInvoice());
    api.on(listLedgerAccounts, ({ query }) =>
      query.type === LedgerType.project
        ? [aProject({ id: 5, code: 'P01', name: 'Verbouwing' })]
        : [],
    );
    api.on(updateInvoice, () => anInvoice());

    const [project] = await screen.findAllByLabelText('Project');
    expect(screen.queryByLabelText('Kostplaats')).not.toBeInTheDocument();
    await user.type(project as HTMLElement, 'verb');
    await user.click(await screen.findByText('P01 Verbouwing', { selector: '[class*=option] *' }));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Wijzigingen opgeslagen');
    expect(api.calls(updateInvoice)[0]?.body.products[0]).toMatchObject({ project_ledger_id: 5 });
  });

  it('show a project that is closed in the package, to be taken away, also when there are no others', async () => {
    describedAs({ has_connection: true });
    const { api, user } = openInvoice(
      anInvoice({ products: [aLine({ project_ledger_id: 5 }), aLine({ title: 'Tegels' })] }),
    );
    api.on(listLedgerAccounts, () => []);
    api.on(updateInvoice, () => anInvoice());
    expect(await screen.findByText('Niet meer in gebruik')).toBeInTheDocument();
    const field = screen.getByLabelText('Project').closest<HTMLElement>('.bw-field');
    expect(screen.queryByLabelText('Kostplaats')).not.toBeInTheDocument();
    await user.click(within(field as HTMLElement).getByRole('button', { name: 'Wissen' }));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Wijzigingen opgeslagen');
    expect(api.calls(updateInvoice)[0]?.body.products[0]?.project_ledger_id).toBeNull();
  });

  it('keep the focus when one is removed and when it is put back', async () => {
    const { user } = openInvoice(anInvoice({ products: [aLine({ title: 'Tegels' })] }));
    await user.click(await screen.findByRole('button', { name: 'Verwijder regel 1' }));
    expect(screen.getByRole('textbox', { name: 'Omschrijving' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('');

    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    const [first] = screen.getAllByRole('textbox', { name: 'Omschrijving' });
    expect(first).toHaveValue('Tegels');
    await waitFor(() => expect(first).toHaveFocus());
  });
});
