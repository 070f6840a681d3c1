import { may, type Right, type Who } from './rights';

const company: Who['relation'] = { type: 0, booking_enabled: 0, is_import_customer: false };
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
    ['practice', 'an accountant', accountant, true],
    ['practice', 'an accountant in a client company', impersonating, false],
  ])('%s for %s', (right, _, person, expected) => {
    expect(may(person, right)).toBe(expected);
  });
});
