import { may, type Right, type Who } from './rights';

const company: Who['relation'] = {
  type: 0,
  booking_enabled: 0,
  is_import_customer: false,
  is_client: false,
  has_connection: false,
};
const who = (over: Partial<Who> = {}, relation: Partial<Who['relation']> = {}): Who => ({
  type: 0,
  is_owner: true,
  is_impersonating: false,
  assignment: null,
  ...over,
  relation: { ...company, ...relation },
});
const inClient = (over: Partial<Who> = {}, relation: Partial<Who['relation']> = {}) =>
  who({ is_impersonating: true, is_owner: false, ...over }, { is_client: true, ...relation });

const office = { has_connection: true };
const books = { booking_enabled: 1, ...office } as const;

/** Somebody in a company whose books are kept, with an office in the accounting package; a firm has no office. */
const PEOPLE = {
  owner: who({}, books),
  colleague: who({ is_owner: false }, books),
  firmOwner: who({ type: 1 }, { has_connection: true }),
  firmColleague: who({ type: 1, is_owner: false, assignment: 1 }, { has_connection: true }),
  /** Who keeps the books of no client of the firm. */
  firmInvoicer: who({ type: 1, is_owner: false, assignment: 0 }, { has_connection: true }),
  /** In the name of a client: the firm's owner, and colleagues with the one assignment or the other. */
  ownerInClient: inClient({}, books),
  bookkeeperInClient: inClient({ assignment: 1 }, books),
  invoicerInClient: inClient({ assignment: 0 }, books),
};
type Person = keyof typeof PEOPLE;

const enterprise: Person[] = ['owner', 'colleague'];
const inClients: Person[] = ['ownerInClient', 'bookkeeperInClient', 'invoicerInClient'];
const firm: Person[] = ['firmOwner', 'firmColleague', 'firmInvoicer'];
const all: Person[] = [...enterprise, ...firm, ...inClients];
const butInvoicer = (people: Person[]) => people.filter((person) => person !== 'invoicerInClient');

/** Who has which right, when nothing else stands in the way. */
const HAVE: Record<Right, Person[]> = {
  signedIn: all,
  invoicing: [...enterprise, ...inClients],
  bookkeeping: butInvoicer(all),
  documents: butInvoicer([...enterprise, ...inClients]),
  upload: butInvoicer([...enterprise, 'firmOwner', 'firmColleague', ...inClients]),
  imports: [],
  practice: firm,
  bookingRules: ['firmOwner', 'firmColleague'],
  firm: ['firmOwner'],
  addCustomers: ['owner', ...inClients],
  addRelations: ['owner', 'firmOwner', ...inClients],
  editRelations: [...enterprise, 'firmOwner', ...inClients],
  clients: [...firm, ...inClients],
  questions: butInvoicer(all),
  latestInvoices: inClients,
  sinceLastExport: [],
  administrations: [...enterprise, ...firm],
  ownAccount: [...enterprise, ...firm],
  users: butInvoicer(['owner', 'firmOwner', ...inClients]),
  companyExport: butInvoicer(['owner', ...inClients]),
  bankAccount: butInvoicer(['owner', 'firmOwner', ...inClients]),
  accountingLink: butInvoicer(['firmOwner', ...inClients]),
  accountingTasks: butInvoicer(['firmOwner', ...enterprise, ...inClients]),
  accountingOffice: butInvoicer(inClients),
};

const cells = Object.entries(HAVE).flatMap(([right, having]) =>
  all.map((person) => [right as Right, person, having.includes(person)] as const),
);

it.each(cells)('%s of %s: %s', (right, person, expected) => {
  expect(may(PEOPLE[person], right)).toBe(expected);
});

describe('what the company has to do with it', () => {
  const importing = { is_import_customer: true, ...books };
  it.each<[Right, string, Who, boolean]>([
    ['bookkeeping', 'an entrepreneur without booking', who(), false],
    ['documents', 'an entrepreneur without booking', who(), false],
    ['upload', 'an entrepreneur without booking', who(), false],
    ['bookkeeping', 'an accountant in a client without booking', inClient(), true],
    ['bookkeeping', 'a private person', who({}, { type: 1, booking_enabled: 1 }), false],
    ['bookkeeping', 'an accountant in a private person', inClient({}, { type: 1 }), false],
    ['questions', 'an accountant without a connection', who({ type: 1 }), false],
    ['questions', 'an entrepreneur without a connection', who({}), false],
    ['questions', 'an accountant in such a client', inClient({}), false],
    ['imports', 'an accountant of the import customer', who({ type: 1 }, importing), true],
    ['imports', 'an accountant in the import customer', inClient({}, importing), true],
    ['imports', 'who has only invoicing there', inClient({ assignment: 0 }, importing), false],
    ['imports', 'the import customer itself', who({}, importing), false],
    ['bookkeeping', 'the import customer', who({}, { is_import_customer: true }), true],
    ['sinceLastExport', 'whose books a firm keeps', who({}, { is_client: true }), true],
    ['sinceLastExport', 'an accountant there', inClient(), false],
    ['sinceLastExport', 'a firm', who({ type: 1 }, { is_client: true }), false],
  ])('%s for %s', (right, _, person, expected) => {
    expect(may(person, right)).toBe(expected);
  });
});
