import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { getInvoice } from '@boekwerk/shared/contract/invoicing';
import { payInvoice, withdrawPayment } from '@boekwerk/shared/contract/payments';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen } from '@testing-library/react';
import { useInvoice } from '../invoice-queries';
import { anInvoice } from '../testing/an-invoice';
import { PayMenu } from './pay-menu';
import { PaymentList } from './payment-list';

signedIn();

const aPayment = (id: number, amount: number): Invoice['payments'][number] => ({
  id,
  amount,
  date: '2026-11-20',
  created_at: '2026-11-20T10:00:00.000Z',
  recorded_by: 'Maria van der Velde',
});

/** € 121,00, of which € 50,00 has been paid. */
const seen = anInvoice({
  status: InvoiceStatus.partiallyPaid,
  invoice_number: '2026-0042',
  amount_paid: 50,
  open_amount: 71,
  payments: [aPayment(1, 50)],
});

/** The same, after somebody else has recorded € 10,00. */
const meanwhile: Invoice = {
  ...seen,
  amount_paid: 60,
  open_amount: 61,
  payments: [aPayment(1, 50), aPayment(2, 10)],
  updated_at: '2026-11-21T10:00:00.000Z',
};

function Page() {
  const invoice = useInvoice(12).data;
  return (
    invoice && (
      <>
        <PayMenu invoice={invoice} />
        <PaymentList invoice={invoice} />
      </>
    )
  );
}

function open() {
  const api = fakeApi();
  api.on(getInvoice, () => seen);
  return { api, ...renderScreen(<Page />) };
}

describe('a payment that somebody else records meanwhile', () => {
  it('leaves what is typed as it is, and adds to what was paid', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Betaald' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Gedeeltelijk betaald' }));
    const typed = screen.getByLabelText(/Nieuwe betaling/);
    await user.type(typed, '25,50');
    api.fail(payInvoice, 409, { message: 'Maria heeft deze factuur om 10:00 gewijzigd' });
    api.on(getInvoice, () => meanwhile);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(/Er staat € 61,00 open/)).toBeInTheDocument();
    expect(typed).toHaveValue('25,50');

    api.on(payInvoice, () => ({ ...meanwhile, amount_paid: 85.5 }));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(/De betaling van € 25,50 is vastgelegd/)).toBeInTheDocument();
    expect(api.calls(payInvoice)[1]?.body).toMatchObject({
      payment: 85.5,
      updated_at: meanwhile.updated_at,
    });
  });

  it('is not taken back in the place of the one that was asked about', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Laatste betaling intrekken' }));
    expect(await screen.findByText(/betaling van € 50,00 op/)).toBeInTheDocument();
    api.on(getInvoice, () => meanwhile);
    // Who comes back to the tab sees how it is now.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/€\s10,00/)).toBeInTheDocument();

    api.fail(withdrawPayment, 409, { message: 'Maria heeft deze factuur om 10:00 gewijzigd' });
    await user.click(screen.getByRole('button', { name: 'Intrekken' }));
    expect(await screen.findByText(/Maria heeft deze factuur/)).toBeInTheDocument();
    expect(api.calls(withdrawPayment)[0]?.body).toEqual({ updated_at: seen.updated_at });
  });
});
