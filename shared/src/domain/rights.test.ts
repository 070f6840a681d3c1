import { may, type Right, type Who } from './rights';

const company: Who['relation'] = {
  ...{ type: 0, booking_enabled: 0, is_import_customer: false },
  ...{ is_client: false, is_connected: false, has_office: false },
};
const who = (over: Partial<Who> = {}, relation: Partial<Who['relation']> = {}): Who => ({
  type: 0,
  is_owner: true,
  is_impersonating: false,
  ...over,
  relation: { ...company, ...relation },
});

const entrepreneur = who();
const booking = who({}, { booking_enabled: 1 });
const accountant = who({ type: 1 });
const impersonating = who({ is_impersonating: true, is_owner: false });
const importer = who({ type: 1 }, { is_import_customer: true });
const colleague = who({ is_owner: false });
const clerk = who({ type: 1, is_owner: false });
const client = who({}, { is_client: true });
const linked = { is_connected: true };
const office = { is_connected: true, has_office: true };
const privatePerson = who({}, { type: 1, booking_enabled: 1 });

describe('rights', () => {
  it.each<[Right, string, Who, boolean]>([
    ['signedIn', 'an entrepreneur', entrepreneur, true],
    ['invoicing', 'an entrepreneur', entrepreneur, true],
    ['invoicing', 'an accountant in a client company', impersonating, true],
    ['invoicing', 'an accountant', accountant, false],
    ['bookkeeping', 'an entrepreneur without booking', entrepreneur, false],
    ['bookkeeping', 'an entrepreneur with booking', booking, true],
    ['bookkeeping', 'an accountant', accountant, true],
    ['bookkeeping', 'an accountant in a client company', impersonating, true],
    ['bookkeeping', 'a private person', privatePerson, false],
    ['documents', 'an entrepreneur with booking', booking, true],
    ['documents', 'an entrepreneur without booking', entrepreneur, false],
    ['documents', 'an accountant in a client company', impersonating, true],
    ['documents', 'an accountant, who sees all clients instead', accountant, false],
    ['imports', 'an accountant at the import customer', importer, true],
    ['imports', 'an accountant elsewhere', accountant, false],
    ['imports', 'the import customer itself', who({}, { is_import_customer: true }), false],
    ['upload', 'an entrepreneur with booking', booking, true],
    ['upload', 'an entrepreneur without booking', entrepreneur, false],
    ['upload', 'an accountant, for a client', accountant, true],
    ['questions', 'an accountant without a connection', accountant, false],
    ['questions', 'an accountant who is connected', who({ type: 1 }, linked), true],
    ['questions', 'an entrepreneur who is connected but has no office', who({}, linked), false],
    ['questions', 'an entrepreneur with an office', who({}, office), true],
    [
      'questions',
      'an accountant in a client without office',
      who({ is_impersonating: true }, linked),
      false,
    ],
    ['latestInvoices', 'an accountant in a client company', impersonating, true],
    ['latestInvoices', 'an entrepreneur', entrepreneur, false],
    ['sinceLastExport', 'an entrepreneur whose books a firm keeps', client, true],
    ['sinceLastExport', 'an entrepreneur on his own', entrepreneur, false],
    [
      'sinceLastExport',
      'an accountant in a client company',
      who({ is_impersonating: true }, { is_client: true }),
      false,
    ],
    ['sinceLastExport', 'an accountant', who({ type: 1 }, { is_client: true }), false],
    ['administrations', 'anybody in their own company', colleague, true],
    ['administrations', 'an accountant in a client company', impersonating, false],
    ['ownAccount', 'anybody in their own company', colleague, true],
    ['ownAccount', 'an accountant in a client company', impersonating, false],
    ['users', 'an owner', entrepreneur, true],
    ['users', 'a colleague', colleague, false],
    ['users', 'an accountant in a client company', impersonating, true],
    ['users', 'an accountant who does not own the firm', clerk, false],
    ['accountingLink', 'an accountant who owns the firm', accountant, true],
    ['accountingLink', 'an accountant who does not own the firm', clerk, false],
    ['accountingLink', 'an accountant in a client company', impersonating, true],
    ['accountingLink', 'an entrepreneur', entrepreneur, false],
    ['practice', 'an accountant', accountant, true],
    ['practice', 'an accountant in a client company', impersonating, false],
    ['clients', 'an accountant', accountant, true],
    ['clients', 'an accountant in a client company', impersonating, true],
    ['clients', 'an entrepreneur', entrepreneur, false],
  ])('%s for %s', (right, _, person, expected) => {
    expect(may(person, right)).toBe(expected);
  });
});
