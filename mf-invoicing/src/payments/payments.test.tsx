import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { payInvoice, withdrawPayment } from '@boekwerk/shared/contract/payments';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { anInvoice } from '../testing/an-invoice';
import { PayMenu } from './pay-menu';
import { PaymentList } from './payment-list';

signedIn();

/** € 121,00, of which € 50,00 has been paid. */
const partlyPaid = anInvoice({
  status: InvoiceStatus.partiallyPaid,
  invoice_number: '2026-0042',
  amount_paid: 50,
  open_amount: 71,
  payments: [
    {
      id: 1,
      date: '2026-11-20',
      amount: 20,
      created_at: '2026-11-20T10:00:00.000Z',
      recorded_by: 'Maria van der Velde',
    },
    {
      id: 2,
      date: '2026-11-21',
      amount: 30,
      created_at: '2026-11-21T10:00:00.000Z',
      recorded_by: 'Maria van der Velde',
    },
  ],
});

function open(invoice: Invoice) {
  const api = fakeApi();
  const screens = renderScreen(
    <>
      <PayMenu invoice={invoice} />
      <PaymentList invoice={invoice} />
    </>,
  );
  const choose = async (name: string) => {
    await screens.user.click(screen.getByRole('button', { name: 'Betaald' }));
    await screens.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { api, choose, ...screens };
}

const save = () => screen.getByRole('button', { name: 'Opslaan' });
const value = (label: string) =>
  (screen.getByLabelText(label) as HTMLInputElement).value.replace(/\u00A0/g, ' ');

describe('a payment of a part', () => {
  it('is typed by itself, and recorded with all that was paid before it', async () => {
    const { api, choose, user } = open(partlyPaid);
    api.on(payInvoice, () => ({ ...partlyPaid, amount_paid: 75.5 }));
    await choose('Gedeeltelijk betaald');
    expect(value('Tot nu toe betaald')).toBe('€ 50,00');
    expect(save()).toBeDisabled();

    await user.type(screen.getByLabelText(/Nieuwe betaling/), '25,5');
    expect(value('Hierna betaald')).toBe('€ 75,50');
    await user.click(save());
    expect(await screen.findByText(/De betaling van € 25,50 is vastgelegd/)).toBeInTheDocument();
    expect(api.calls(payInvoice)[0]?.body).toMatchObject({
      completed: false,
      payment: 75.5,
      date: today(),
      updated_at: '2026-11-20T10:00:00.000Z',
    });
  });

  it('is refused at its field when it is nothing, or more than is open', async () => {
    const { api, choose, user } = open(partlyPaid);
    await choose('Gedeeltelijk betaald');
    const field = screen.getByLabelText(/Nieuwe betaling/);
    await user.type(field, '0');
    expect(save()).toBeDisabled();
    await user.clear(field);
    await user.type(field, '71,01');
    await user.click(save());
    expect(
      await screen.findByText(/Vul hooguit € 71,00 in: meer staat er niet open/),
    ).toBeInTheDocument();
    expect(field).toHaveValue('71,01');
    expect(api.calls(payInvoice)).toHaveLength(0);
  });
});

describe('a payment that is being typed', () => {
  it('is lost only after a question, and without anything typed there is none', async () => {
    const { choose, user } = open(partlyPaid);
    await choose('Gedeeltelijk betaald');
    await user.type(screen.getByLabelText(/Nieuwe betaling/), '25,5');
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    const question = 'Weet je zeker dat je wil afsluiten zonder op te slaan?';
    expect(await screen.findByText(question)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Verder bewerken' }));
    expect(screen.getByLabelText(/Nieuwe betaling/)).toHaveValue('25,50');
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());

    await user.clear(screen.getByLabelText(/Nieuwe betaling/));
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.queryByLabelText(/Nieuwe betaling/)).not.toBeInTheDocument();
  });
});

describe('an invoice of less than nothing', () => {
  it('is given back in parts, typed as what goes back', async () => {
    const back = { total: -90.75, total_ex_tax: -75, amount_paid: -50, open_amount: -40.75 };
    const { api, choose, user } = open({ ...partlyPaid, ...back, payments: [] });
    api.on(payInvoice, () => ({ ...partlyPaid, ...back, amount_paid: -70 }));
    await choose('Gedeeltelijk betaald');
    expect(value('Tot nu toe betaald')).toBe('€ 50,00');
    const field = screen.getByLabelText(/Nieuwe betaling/);
    await user.type(field, '40,76');
    await user.click(save());
    expect(await screen.findByText(/Vul hooguit € 40,75 in/)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '20');
    await user.click(save());
    expect(await screen.findByText(/De betaling van € -20,00 is vastgelegd/)).toBeInTheDocument();
    expect(api.calls(payInvoice)[0]?.body).toMatchObject({ completed: false, payment: -70 });
  });
});

describe('a payment of all', () => {
  it('names the amount, and is recorded on the day that is filled in, not a later one', async () => {
    const { api, choose, user } = open(partlyPaid);
    api.on(payInvoice, () => ({ ...partlyPaid, status: InvoiceStatus.paid, amount_paid: 121 }));
    await choose('Volledig betaald');
    expect(screen.getByText(/€ 71,00 die nog openstaat van factuur 2026-0042/)).toBeInTheDocument();

    const date = screen.getByLabelText(/Datum van de betaling/);
    await user.clear(date);
    await user.type(date, '01-01-2199{Enter}');
    await user.click(save());
    expect(await screen.findByText(/kan niet in de toekomst liggen/)).toBeInTheDocument();

    await user.clear(date);
    await user.type(date, '21-11-2026{Enter}');
    await user.click(save());
    expect(await screen.findByText('Factuur 2026-0042 is betaald')).toBeInTheDocument();
    expect(api.calls(payInvoice)[0]?.body).toMatchObject({ completed: true, date: '2026-11-21' });
  });
});

describe('the payments', () => {
  it('say when, how much and who, and only the last can be taken back, by its amount', async () => {
    const { api, user } = open(partlyPaid);
    api.on(withdrawPayment, () => ({ ...partlyPaid, payments: partlyPaid.payments.slice(0, 1) }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '20-11-2026 door Maria van der Velde€\u00A020,00',
      '21-11-2026 door Maria van der Velde€\u00A030,00',
    ]);
    await user.click(screen.getByRole('button', { name: 'Laatste betaling intrekken' }));
    expect(await screen.findByText(/betaling van € 30,00 op 21-11-2026/)).toBeInTheDocument();
    expect(api.calls(withdrawPayment)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Intrekken' }));
    expect(await screen.findByText(/betaling van € 30,00 is ingetrokken/)).toBeInTheDocument();
    expect(api.calls(withdrawPayment)[0]?.body).toEqual({ updated_at: partlyPaid.updated_at });
  });
});
