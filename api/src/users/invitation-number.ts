/** Out of reach of the ids of users. */
const FIRST = 1_000_000_000;

/**
 * What a company calls somebody by who is invited. Their own number would tell whether they had an account before; it is
 * used once they have accepted.
 *
 * @param membership_id of the membership that is offered
 */
export const invitationNumber = (membership_id: number): number => FIRST + membership_id;

/** The membership that such a number stands for; null for the number of a user. */
export const membershipOfNumber = (number: number): number | null =>
  number > FIRST ? number - FIRST : null;
