/** What the sign-in page says to who is sent there. */
export type LoginNotice =
  | 'passwordChanged'
  | 'activationFailed'
  | 'activated'
  | 'addressProven'
  | 'registered'
  | 'invitationAccepted';

/** How to go to the sign-in page with a notice. */
export const withNotice = (notice: LoginNotice) => ({ replace: true, state: { notice } });
