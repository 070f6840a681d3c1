import { deployedPages } from '../deployment';
import { rightsOf, type Who } from '../domain/user/rights';
import { deploy } from '../testing/deploy';
import { nothingSpecial } from '../testing/signed-in';
import { hasRight } from './has-right';
import { currentIn, menuOf } from './menu';

const who = (over: Partial<Who> = {}, relation: Partial<Who['relation']> = {}): Who => ({
  type: 0,
  is_owner: true,
  is_impersonating: false,
  assignment: null,
  ...over,
  relation: { ...nothingSpecial, ...relation },
});

const all = ['auth', 'invoicing', 'bookkeeping', 'praxis', 'relations', 'settings'];

function mainMenu(person: Who, remotes = all) {
  deploy(remotes);
  const session = { token: 'abc', rights: rightsOf(person) };
  return menuOf(
    'main',
    deployedPages().filter(({ right }) => hasRight(session, right)),
  );
}

/** `Facturen > Nieuwe factuur`, the way the menu reads. */
const shown = (person: Who, remotes = all) =>
  mainMenu(person, remotes).flatMap(({ title, to, pages }) => [
    ...(to === null ? [] : [`${title} ${to}`]),
    ...pages.map((page) => `${title} > ${page.title} ${page.to}`),
  ]);

const dashboard = 'Dashboard /dashboard';
const documents = 'Boekhouding /administration/document/overview';
const clients = 'Boekhouding /administration/accountant/relation/overview';
const work = 'Werkvoorraad /administration/accountant/work';
const rules = 'Kantoorregels /administration/accountant/rules';
const weeklySheet = 'Boekhouding > Import weekstaat /administration/praxis';
const vatImport = 'Boekhouding > Import BTW /administration/praxis/btw';
const overview = 'Facturen > Facturen overzicht /invoicing/invoice/overview';
const products = 'Facturen > Beheer producten /invoicing/product/overview';
const create = 'Facturen > Nieuwe factuur /invoicing/invoice/create';
const vat = 'Btw-overzicht /administration/vat-overview';
const questions = 'Vragen /question/overview';
const relations = 'Relaties /relation/overview';

describe('the main menu', () => {
  it.each<[string, Who, string[]]>([
    ['an entrepreneur', who(), [dashboard, overview, products, create, vat, relations]],
    [
      'an entrepreneur whose documents are booked',
      who({}, { booking_enabled: 1 }),
      [dashboard, documents, overview, products, create, vat, relations],
    ],
    ['an accountant', who({ type: 1 }), [dashboard, clients, work, rules, relations]],
    [
      'an accountant who is connected with the accounting package',
      who({ type: 1 }, { has_connection: true }),
      [dashboard, clients, work, rules, relations, questions],
    ],
    [
      'an entrepreneur whose company is linked with an office',
      who({}, { has_connection: true }),
      [dashboard, overview, products, create, vat, relations, questions],
    ],
    [
      'an accountant inside a client',
      who({ is_impersonating: true }),
      [dashboard, documents, overview, products, create, vat, relations],
    ],
    [
      'a private person whose documents are booked',
      who({}, { type: 1, booking_enabled: 1 }),
      [dashboard, overview, products, create, vat, relations],
    ],
    [
      'the import customer itself',
      who({}, { is_import_customer: true }),
      [dashboard, documents, overview, products, create, vat, relations],
    ],
    [
      'an accountant at the import customer',
      who({ type: 1 }, { is_import_customer: true }),
      [
        dashboard,
        'Boekhouding > Boekhoudoverzicht /administration/accountant/relation/overview',
        weeklySheet,
        vatImport,
        work,
        rules,
        relations,
      ],
    ],
    [
      'an accountant inside the import customer',
      who({ is_impersonating: true }, { is_import_customer: true }),
      [
        dashboard,
        'Boekhouding > Documenten /administration/document/overview',
        weeklySheet,
        vatImport,
        overview,
        products,
        create,
        vat,
        relations,
      ],
    ],
  ])('shows %s what they have a right to', (_, person, expected) => {
    expect(shown(person)).toEqual(expected);
  });

  it.each<[string, string[], string[]]>([
    ['invoicing', [dashboard, documents, vat, relations], ['auth', 'bookkeeping', 'relations']],
    [
      'relations',
      [dashboard, documents, overview, products, create, vat],
      ['bookkeeping', 'invoicing'],
    ],
    [
      'bookkeeping',
      [dashboard, overview, products, create, relations],
      ['praxis', 'invoicing', 'relations'],
    ],
    ['anything', [dashboard], ['auth']],
  ])('leaves out what is not deployed: without %s', (_, expected, remotes) => {
    expect(shown(who({}, { booking_enabled: 1 }), remotes)).toEqual(expected);
  });

  it.each([
    ['/dashboard', '/dashboard'],
    ['/invoicing/invoice/overview', '/invoicing/invoice/overview'],
    ['/invoicing/invoice/create', '/invoicing/invoice/create'],
    ['/invoicing/invoice/edit/12', '/invoicing/invoice/overview'],
    ['/invoicing/product/overview', '/invoicing/product/overview'],
    ['/administration/vat-overview/2026-Q1/1a', '/administration/vat-overview'],
    ['/relation/create', '/relation/overview'],
    ['/settings/company/edit', null],
  ])('marks %s as %s', (pathname, expected) => {
    expect(currentIn(mainMenu(who()), pathname)).toBe(expected);
  });
});
