import type { Customer } from '@boekwerk/shared/contract/customers';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { Company } from '@boekwerk/shared/contract/relations';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { aCompany as anyCompany } from '@boekwerk/shared/testing/a-company';
import { aCustomer as anyCustomer } from '@boekwerk/shared/testing/a-customer';

/** The customer of {@link anInvoice}. */
export const aCustomer = (given: Partial<Customer> = {}): Customer =>
  anyCustomer({
    id: 7,
    name: 'Fietsenmaker De Ketting',
    email: 'info@deketting.nl',
    general_email: 'facturen@deketting.nl',
    address: 'Dorpsstraat 1',
    payment_period: 14,
    ...given,
  });

/** The company that sends it. */
export const aCompany = (given: Partial<Company> = {}): Company =>
  anyCompany({
    id: 140,
    name: 'Bakkerij Jansen B.V.',
    email: 'info@bakkerijjansen.nl',
    coc_number: '',
    tax_number: 'NL001234567B01',
    address: 'Marktplein 2',
    postal_code: '3512 JK',
    logo_url: '/api/files/logo',
    ...given,
  });

type Line = Invoice['products'][number];

export const aLine = (given: Partial<Line> = {}): Line => ({
  id: 1,
  product_id: null,
  title: 'Brood',
  description: '',
  amount: 1,
  value: 100,
  tax_id: 1,
  unit: 0,
  discount_percentage: 0,
  discount_value: 0,
  project_ledger_id: null,
  cost_place_ledger_id: null,
  ...given,
});

/** A concept of one line: € 100,00 and 21 % VAT. */
export const anInvoice = (given: Partial<Invoice> = {}): Invoice => ({
  id: 12,
  is_opening_balance: false,
  invoice_number: null,
  prefix: null,
  prefix_id: null,
  status: InvoiceStatus.created,
  date: '2026-11-20',
  expiration_date: '2026-12-04',
  delivery_date: null,
  sent_at: null,
  pdf_failed_at: null,
  description: 'Levering november',
  reference: '',
  incl_tax: false,
  discount_percentage: 0,
  discount_value: 0,
  total: 121,
  total_ex_tax: 100,
  amount_paid: 0,
  credited: 0,
  has_sent_credit: false,
  given_back: null,
  open_amount: 0,
  reminder_sent: 0,
  is_credit: false,
  recurrence_id: null,
  recurrence: null,
  period_start: null,
  period_end: null,
  credited_invoice: null,
  credits: [],
  from_relation_id: 1,
  to_relation_id: 7,
  to_relation: aCustomer(),
  products: [aLine()],
  from_party: null,
  to_party: null,
  attachments: [],
  payments: [],
  mails: [],
  updated_at: '2026-11-20T10:00:00.000Z',
  ...given,
});
