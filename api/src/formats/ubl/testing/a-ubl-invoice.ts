import { aParty, aPrintedInvoice } from '../../pdf/testing/a-printed-invoice';
import type { UblInvoice } from '../ubl-invoice';

/** As it is printed, but both parties can be reached on Peppol; one line of € 100,00 at 21 %. */
export const aUblInvoice = (given: Partial<UblInvoice> = {}): UblInvoice => ({
  ...aPrintedInvoice(),
  number: '2026-0001',
  customer_id: 7,
  to: aParty({ ...aPrintedInvoice().to, coc_number: '90001354' }),
  ...given,
});

/** A credit of the same, of invoice 2026-0001. */
export const aUblCredit = (given: Partial<UblInvoice> = {}): UblInvoice =>
  aUblInvoice({
    number: '2026-0002',
    is_credit: true,
    credited: { number: '2026-0001', date: '2026-11-01' },
    ...given,
  });
