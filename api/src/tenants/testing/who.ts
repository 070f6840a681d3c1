import type { Who } from '@boekwerk/shared/domain/user/rights';

/** A client of a firm: its books are kept, and an office in the accounting package is chosen. */
const CLIENT: Who['relation'] = {
  type: 0,
  booking_enabled: 1,
  is_import_customer: false,
  is_client: true,
  has_connection: true,
};
/** A is the customer whose weekly sheet comes in as well. */
const RELATION_A = { ...CLIENT, is_import_customer: true };
const FIRM = { ...CLIENT, booking_enabled: 0, is_client: false } as const;
const ITSELF = { is_impersonating: false, assignment: null };
const AT_FIRM = { type: 1, is_owner: false, is_impersonating: false } as const;
const IN_CLIENT = { type: 0, is_owner: false, is_impersonating: true } as const;

/** What each principal is, written by hand: nothing of it is asked of the API. */
export const WHO = {
  ownerOfA: { type: 0, is_owner: true, ...ITSELF, relation: RELATION_A },
  otherInA: { type: 0, is_owner: false, ...ITSELF, relation: RELATION_A },
  ownerOfB: { type: 0, is_owner: true, ...ITSELF, relation: CLIENT },
  ownerOfFirm: { type: 1, is_owner: true, ...ITSELF, relation: FIRM },
  /** Whatever else they do: one of each thing is made for everybody, a client whose books they keep as well. */
  otherInFirm: { ...AT_FIRM, assignment: 1, relation: FIRM },
  firmOwnerInA: { ...IN_CLIENT, assignment: null, relation: RELATION_A },
  bookkeeperInA: { ...IN_CLIENT, assignment: 1, relation: RELATION_A },
  invoicerInA: { ...IN_CLIENT, assignment: 0, relation: RELATION_A },
  firmOwnerInC: { ...IN_CLIENT, assignment: null, relation: CLIENT },
} satisfies Record<string, Who>;
