/** 0 is an enterprise user (ondernemer), 1 an accountant (boekhouder). While impersonating it is 0. */
export type UserType = 0 | 1;

/** Whoever is signed in, and in whose books. */
export type Who = {
  type: UserType;
  is_owner: boolean;
  is_impersonating: boolean;
  relation: {
    /** 0 company, 1 person */
    type: 0 | 1;
    booking_enabled: 0 | 1;
    is_import_customer: boolean;
  };
};

const isAccountant = ({ type }: Who) => type === 1;
const worksAsAccountant = (who: Who) => isAccountant(who) || who.is_impersonating;

function seesBookkeeping(who: Who): boolean {
  const { type, booking_enabled, is_import_customer } = who.relation;
  if (type !== 0) return false;
  return worksAsAccountant(who) || booking_enabled === 1 || is_import_customer;
}

/** Who may do what: one table, read by the menu, the guards and the API. */
const RIGHTS = {
  signedIn: () => true,
  /** Invoices, products and the company's own customers and suppliers. */
  invoicing: (who: Who) => !isAccountant(who),
  /** The bookkeeping entry of the menu. */
  bookkeeping: seesBookkeeping,
  /** The documents of one company; an accountant sees them from inside that company. */
  documents: (who: Who) => !isAccountant(who) && seesBookkeeping(who),
  /** The weekly sheet: an accountant in the import customer's company. */
  imports: (who: Who) => worksAsAccountant(who) && who.relation.is_import_customer,
  /** The dashboard over all clients of an accounting firm. */
  practice: isAccountant,
} satisfies Record<string, (who: Who) => boolean>;

export type Right = keyof typeof RIGHTS;

/** Whether `who` has a right. */
export const may = (who: Who, right: Right): boolean => RIGHTS[right](who);
