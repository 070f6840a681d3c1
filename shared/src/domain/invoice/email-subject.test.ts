import { emailSubject, fillSubject } from './email-subject';
import type { PlaceholderValues } from './email-text';

const values: PlaceholderValues = {
  from_company_name: 'Bakkerij\n  Jansen B.V.',
  bank_account: '',
  from_contact_name: '',
  from_email: '',
  to_company_name: '',
  to_contact_first_name: '',
  to_contact_last_name: '',
  invoice_number: '2026-0001',
  invoice_amount: 121,
  open_amount: 21,
  due_date: '2026-12-03',
};

it.each([
  ['invoice', false, 'Factuur 2026-0001 van Bakkerij Jansen B.V.'],
  ['invoice', true, 'Creditfactuur 2026-0001 van Bakkerij Jansen B.V.'],
  ['reminder', false, 'Herinnering: factuur 2026-0001 van Bakkerij Jansen B.V.'],
] as const)('of an e-mail with an %s (credit: %s) is one line', (kind, is_credit, subject) => {
  expect(fillSubject(emailSubject(kind, { is_credit }), values)).toBe(subject);
});

it('is empty when nothing is left of it', () => {
  expect(fillSubject('{to_contact_last_name}', values)).toBe('');
});
