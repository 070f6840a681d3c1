/** 0 is an enterprise user (ondernemer), 1 an accountant (boekhouder). While impersonating it is 0. */
export type UserType = 0 | 1;

/** Whoever is signed in, and in whose books. */
export type Who = {
  type: UserType;
  is_owner: boolean;
  is_impersonating: boolean;
  /**
   * What a colleague of the firm was given in the client they are in: 0 invoicing, 1 bookkeeping as well. At the firm
   * itself it is 1 when they keep the books of any client. Null for the firm's owner, and in a company of one's own.
   */
  assignment: 0 | 1 | null;
  relation: {
    /** 0 company, 1 person */
    type: 0 | 1;
    booking_enabled: 0 | 1;
    is_import_customer: boolean;
    /** Whether an accounting firm keeps its books. */
    is_client: boolean;
    /** Whether it is linked with the accounting package, whatever the state of the link: a company with an office, a firm with an organisation. */
    has_connection: boolean;
  };
};

/** How that is called. */
export const ASSIGNMENT_NAMES = { 0: 'Facturatie', 1: 'Boekhouding' } as const;

const isAccountant = ({ type }: Who) => type === 1;
const worksAsAccountant = (who: Who) => isAccountant(who) || who.is_impersonating;
/** In this client a colleague of the firm has nothing to do with the books. */
const invoicesOnly = (who: Who) => who.is_impersonating && who.assignment === 0;

/** In the client's books for more than its invoices. */
const keepsBooksOf = (who: Who) => who.is_impersonating && !invoicesOnly(who);

/** Who gets in, and where the money goes: whoever has only invoicing could give themselves the rest. */
const decidesAboutCompany = (who: Who) => who.is_owner || keepsBooksOf(who);

function seesBookkeeping(who: Who): boolean {
  const { type, booking_enabled, is_import_customer } = who.relation;
  if (type !== 0 || invoicesOnly(who)) return false;
  return worksAsAccountant(who) || booking_enabled === 1 || is_import_customer;
}

/** At the firm itself: keeps the books of any of its clients. */
const keepsBooksOfAny = (who: Who) => isAccountant(who) && who.assignment !== 0;

/** Manages the firm itself: its clients and its colleagues. */
const ownsFirm = (who: Who) => isAccountant(who) && who.is_owner;

const addsCustomers = (who: Who) => !isAccountant(who) && (who.is_owner || who.is_impersonating);

const seesDocuments = (who: Who) => !isAccountant(who) && seesBookkeeping(who);

/** Who may do what. Only the API reads the table: pages go by the rights that it names for a session. */
const RIGHTS = {
  signedIn: () => true,
  /** Invoices, products and the company's own customers and suppliers. */
  invoicing: (who: Who) => !isAccountant(who),
  /** The bookkeeping entry of the menu. */
  bookkeeping: seesBookkeeping,
  /** The documents of one company; an accountant sees them from inside that company. */
  documents: seesDocuments,
  /** Handing in documents; an accountant says for which of the clients whose books they keep. */
  upload: (who: Who) => seesDocuments(who) || keepsBooksOfAny(who),
  /** The weekly sheet: an accountant in the import customer's company. */
  imports: (who: Who) =>
    worksAsAccountant(who) && who.relation.is_import_customer && !invoicesOnly(who),
  /** The dashboard over all clients of an accounting firm, and going into one of them. */
  practice: isAccountant,
  /** How the firm books suppliers, for all its clients: for who keeps the books of any. */
  bookingRules: keepsBooksOfAny,
  /** The clients of one's own firm: adding, changing and leaving them, and saying which colleague sees which. */
  firm: ownsFirm,
  /** Adding customers and suppliers to a company. */
  addCustomers: addsCustomers,
  /** Adding relations of any kind: customers, or clients of a firm. */
  addRelations: (who: Who) => addsCustomers(who) || ownsFirm(who),
  /** Opening and changing relations of any kind. */
  editRelations: (who: Who) => !isAccountant(who) || ownsFirm(who),
  /** Seeing which clients the firm has, to go into one; also from inside another. */
  clients: worksAsAccountant,
  /** Questions on documents need the link with the accounting package. */
  questions: (who: Who) => who.relation.has_connection && !invoicesOnly(who),
  /** The latest invoices on the dashboard. */
  latestInvoices: (who: Who) => who.is_impersonating,
  /** The dashboard's period since the last export. */
  sinceLastExport: (who: Who) =>
    !isAccountant(who) && !who.is_impersonating && who.relation.is_client,
  /** Going to another of one's own administrations, and adding one. */
  administrations: (who: Who) => !who.is_impersonating,
  /** One's own name, password and second factor: never in somebody else's name. */
  ownAccount: (who: Who) => !who.is_impersonating,
  /** The users of the company. */
  users: decidesAboutCompany,
  /** Taking along everything of a company: whose it is, and whoever keeps its books. */
  companyExport: (who: Who) => !isAccountant(who) && decidesAboutCompany(who),
  /** The bank account that customers pay to. */
  bankAccount: decidesAboutCompany,
  /** The settings of the link with the accounting package. */
  accountingLink: (who: Who) => ownsFirm(who) || keepsBooksOf(who),
  /** How far something is that was asked of the accounting package. */
  accountingTasks: (who: Who) => ownsFirm(who) || keepsBooksOf(who) || seesDocuments(who),
  /** The office of the company one is in, and what is booked where in it. */
  accountingOffice: keepsBooksOf,
} satisfies Record<string, (who: Who) => boolean>;

export type Right = keyof typeof RIGHTS;

/** Every right there is, and whether `who` has it. */
export const rightsOf = (who: Who): Record<Right, boolean> =>
  // The keys are those of the table.
  Object.fromEntries(Object.entries(RIGHTS).map(([right, has]) => [right, has(who)])) as Record<
    Right,
    boolean
  >;

/** Whether `who` has a right. */
export const may = (who: Who, right: Right): boolean => RIGHTS[right](who);
