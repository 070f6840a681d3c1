import type { Client } from '@boekwerk/shared/contract/clients';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { Company } from '@boekwerk/shared/contract/relations';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice-status';

export const aClient = (own: Partial<Client> = {}): Client => ({
  id: 7,
  type: 0,
  enterprise_relation_type: 'client',
  name: 'Fietsenmaker De Ketting',
  first_name: '',
  last_name: '',
  coc_number: '',
  tax_number: '',
  email: 'info@deketting.nl',
  general_email: 'facturen@deketting.nl',
  phone: '',
  address: 'Dorpsstraat 1',
  postal_code: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  bank_account: '',
  payment_period: 14,
  note: '',
  hidden: 0,
  active: 1,
  updated_at: '2026-11-01T10:00:00.000Z',
  ...own,
});

export const aCompany = (own: Partial<Company> = {}): Company => ({
  id: 140,
  type: 0,
  relation_user_type: 0,
  name: 'Bakkerij Jansen B.V.',
  email: 'info@bakkerijjansen.nl',
  phone: '',
  coc_number: '',
  tax_number: 'NL001234567B01',
  bank_account: 'NL91ABNA0417164300',
  address: 'Marktplein 2',
  postal_code: '3512 JK',
  city: 'Utrecht',
  country: 'NL',
  booking_enabled: 0,
  logo_url: '/api/files/logo',
  updated_at: '2026-11-01T10:00:00.000Z',
  ...own,
});

type Line = Invoice['products'][number];

export const aLine = (own: Partial<Line> = {}): Line => ({
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
  ...own,
});

/** A concept of one line: € 100,00 and 21 % VAT. */
export const anInvoice = (own: Partial<Invoice> = {}): Invoice => ({
  id: 12,
  invoice_number: null,
  prefix: null,
  prefix_id: null,
  status: InvoiceStatus.created,
  date: '2026-11-20',
  expiration_date: '2026-12-04',
  delivery_date: null,
  description: 'Levering november',
  reference: '',
  incl_tax: false,
  discount_percentage: 0,
  discount_value: 0,
  total: 121,
  total_ex_tax: 100,
  amount_paid: 0,
  reminder_sent: 0,
  is_credit: false,
  to_relation_id: 7,
  to_relation: aClient(),
  products: [aLine()],
  from_party: null,
  to_party: null,
  mail: null,
  updated_at: '2026-11-20T10:00:00.000Z',
  ...own,
});
