import type { Party } from '@boekwerk/shared/contract/invoice';
import type { PrintedInvoice } from '../printed-invoice';

type Line = PrintedInvoice['products'][number];

export const aParty = (given: Partial<Party> = {}): Party => ({
  name: 'Bakkerij Jansen',
  first_name: '',
  last_name: '',
  address: 'Dorpsstraat 12',
  postal_code: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  tax_number: 'NL004495445B01',
  coc_number: '69599084',
  bank_account: 'NL91ABNA0417164300',
  email: 'info@bakkerijjansen.example',
  phone: '030-1234567',
  ...given,
});

export const aPrintedLine = (given: Partial<Line> = {}): Line => ({
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

/** Of Bakkerij Jansen to De Gouden Lepel, one line of € 100,00 at 21 %. */
export const aPrintedInvoice = (given: Partial<PrintedInvoice> = {}): PrintedInvoice => ({
  number: '2026-0001',
  is_credit: false,
  is_template: false,
  date: '2026-11-20',
  expiration_date: '2026-12-20',
  delivery_date: '2026-11-19',
  period_start: null,
  period_end: null,
  credited: null,
  reference: 'PO-88213',
  description: 'Levering week 47',
  incl_tax: false,
  discount_percentage: 0,
  discount_value: 0,
  products: [aPrintedLine()],
  from: aParty(),
  to: aParty({
    name: 'De Gouden Lepel B.V.',
    address: 'Oudegracht 158',
    postal_code: '3511 AZ',
    tax_number: 'NL000099998B57',
  }),
  logo: null,
  ...given,
});
