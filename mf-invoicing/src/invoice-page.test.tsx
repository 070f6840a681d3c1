import { getCustomer, listCustomers } from '@boekwerk/shared/contract/customers';
import { getEmailText } from '@boekwerk/shared/contract/email-text';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { sendInvoice } from '@boekwerk/shared/contract/invoice-sending';
import { getInvoice, getNextNumber } from '@boekwerk/shared/contract/invoicing';
import { payInvoice } from '@boekwerk/shared/contract/payments';
import { listProducts } from '@boekwerk/shared/contract/products';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { provideRemoteLoader } from '@boekwerk/shared/remote-loader';
import { aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { InvoicePage } from './invoice-page';
import { aMail } from './testing/a-mail';
import { aCompany, aCustomer, anInvoice } from './testing/an-invoice';
import { MovedCustomer } from './testing/moved-customer';

signedIn();

const sent = (own: Partial<Invoice> = {}) =>
  anInvoice({
    status: InvoiceStatus.sent,
    invoice_number: '2026-0042',
    open_amount: 121,
    expiration_date: '2199-01-01',
    mails: [aMail()],
    ...own,
  });

function open(invoice: Invoice) {
  const api = fakeApi();
  api.on(getInvoice, () => invoice);
  api.on(getCustomer, () => invoice.to_relation);
  api.on(listCustomers, () => pageOf([invoice.to_relation]));
  api.on(listProducts, () => pageOf([]));
  api.on(getNextNumber, () => ({ next_number: 42, number: '2026-0042' }));
  api.on(getDefaultRelation, () => aDefaultRelation({ relation: aCompany() }));
  api.on(getEmailText, () => ({ id: null, text: 'Hierbij {invoice_number}.' }));
  const page = (
    <main>
      <InvoicePage />
    </main>
  );
  const path = '/invoicing/invoice/edit/:id';
  return { api, ...renderScreen(page, { path, at: '/invoicing/invoice/edit/12' }) };
}

describe('the page of an invoice', () => {
  it('shows one that was sent to read, with its parties as they were and how its mail fares', async () => {
    open(
      sent({
        to_relation: aCustomer({ name: 'Nieuwe naam' }),
        to_party: { ...aCustomer({ name: 'Naam bij verzending' }) },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Factuur 2026-0042' })).toBeInTheDocument();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.getByText(/kan niet meer worden gewijzigd/)).toBeInTheDocument();
    expect(screen.getByText('E-mail aan facturen@deketting.nl is in wachtrij')).toBeInTheDocument();
    expect(screen.getByText('Naam bij verzending')).toBeInTheDocument();
  });

  it('turns from the form into the sent invoice, and says so to who listens', async () => {
    const { api, user } = open(anInvoice());
    await user.click(await screen.findByRole('button', { name: 'Verzenden' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verstuur factuur' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Versturen factuur')).toBeInTheDocument();
    const check = await within(dialog).findByRole('region', { name: 'Factuurcontrole' });
    expect(check).toHaveTextContent('Je KvK-nummer ontbreekt.');

    api.on(sendInvoice, () => sent());
    api.on(getInvoice, () => sent());
    await user.click(within(dialog).getByRole('button', { name: 'Versturen' }));
    const heading = await screen.findByRole('heading', { name: 'Factuur 2026-0042' });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(heading).toHaveFocus();
    expect(
      await screen.findByText('Factuur is verzonden naar facturen@deketting.nl'),
    ).toBeInTheDocument();
  });

  it('goes to the address that its customer was just given, over its form', async () => {
    deploy();
    provideRemoteLoader(async () => ({ Widget: MovedCustomer }));
    const { user } = open(anInvoice());
    await user.click(await screen.findByRole('button', { name: 'Bewerk' }));
    await user.click(await screen.findByRole('button', { name: 'Verhuis' }));
    await user.click(await screen.findByRole('button', { name: 'Verzenden' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verstuur factuur' }));
    const addresses = (await screen.findByLabelText(/E-mailadressen/)).closest('.bw-field');
    expect(addresses).toHaveTextContent('nieuw@deketting.nl');
    expect(addresses).not.toHaveTextContent('facturen@deketting.nl');
  });

  it('says of a concept why it did not go by itself', async () => {
    const error = 'Minimaal 1 e-mailadres is verplicht';
    const unsent = aMail({ state: 'failed', emails: [], subject: '', message: '', error });
    open(anInvoice({ mails: [unsent] }));
    expect(
      await screen.findByText(`Deze factuur is niet vanzelf verzonden: ${error}`),
    ).toBeVisible();
  });

  it('sends a mail that failed again, with its own addresses and words', async () => {
    const failed = aMail({ state: 'failed', error: 'Adres onbekend', emails: ['jan@fout.nl'] });
    const { user } = open(sent({ mails: [failed] }));
    const bar = (await screen.findByText('E-mail aan jan@fout.nl is mislukt: Adres onbekend'))
      .parentElement as HTMLElement;
    await user.click(within(bar).getByRole('button', { name: 'Opnieuw verzenden' }));
    expect(await screen.findByLabelText(/Bericht/)).toHaveValue('Hierbij de factuur.');
  });

  it('is read anew when somebody else was first to record a payment', async () => {
    const { api, user } = open(sent({ mails: [] }));
    api.fail(payInvoice, 409, { message: 'Maria heeft deze factuur om 10:00 gewijzigd' });
    await user.click(await screen.findByRole('button', { name: 'Betaald' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Volledig betaald' }));
    const seen = { mails: [], updated_at: '2026-11-21T10:00:00.000Z' };
    api.on(getInvoice, () => sent({ ...seen, amount_paid: 50, open_amount: 71 }));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(/Maria heeft deze factuur/)).toBeInTheDocument();
    expect(await screen.findByText(/€ 71,00 die nog openstaat/)).toBeInTheDocument();

    api.on(payInvoice, () => sent({ status: InvoiceStatus.paid, amount_paid: 121 }));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Factuur 2026-0042 is betaald')).toBeInTheDocument();
    expect(api.calls(payInvoice).map(({ body }) => body.updated_at)).toEqual([
      ...['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ]);
  });

  it('says that an invoice does not exist, with a way to the list', async () => {
    const { api } = open(sent());
    api.fail(getInvoice, 404);
    expect(await screen.findByText('Deze factuur bestaat niet (meer)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Naar het overzicht' })).toBeInTheDocument();
  });
});
