import { aParty } from '../../pdf/testing/a-printed-invoice';
import type { UblInvoice } from '../ubl-invoice';

type Line = UblInvoice['products'][number];

export const aUblLine = (given: Partial<Line> = {}): Line => ({
  title: 'Desembrood',
  description: '',
  amount: 1,
  value: 100,
  tax_id: 1,
  unit: 0,
  discount_percentage: 0,
  discount_value: 0,
  ...given,
});

/** Of Bakkerij Jansen to De Gouden Lepel, both to be reached on Peppol; one line of € 100,00 at 21 %. */
export const aUblInvoice = (given: Partial<UblInvoice> = {}): UblInvoice => ({
  number: '2026-0001',
  is_credit: false,
  date: '2026-11-20',
  expiration_date: '2026-12-20',
  delivery_date: '2026-11-19',
  period_start: null,
  period_end: null,
  reference: 'PO-88213',
  description: 'Levering week 47',
  customer_id: 7,
  incl_tax: false,
  discount_percentage: 0,
  discount_value: 0,
  products: [aUblLine()],
  from: aParty(),
  to: aParty({
    name: 'De Gouden Lepel B.V.',
    address: 'Oudegracht 158',
    postal_code: '3511 AZ',
    tax_number: 'NL000099998B57',
    coc_number: '90001354',
  }),
  credited: null,
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
