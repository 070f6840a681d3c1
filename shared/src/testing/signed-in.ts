import type { Token } from '../contract/auth';
import {
  describeSession,
  endSession,
  type SessionRelation,
  startSession,
} from '../session/session-store';

/** A token of the owner of company 7; a test states only what matters. */
export const aToken = (over: Partial<Token> = {}): Token => ({
  token: 'abc',
  token_type: 'bearer',
  expires_in: 900,
  is_owner: true,
  relation_id: 7,
  type: 0,
  ...over,
});

/** Signs somebody in at Bakkerij Jansen for each test of the file, and out again after it. */
export function signedIn(
  token: Partial<Token> = {},
  relation: Partial<SessionRelation> = {},
): void {
  beforeEach(() => {
    startSession(aToken(token));
    describeSession({
      user: {
        id: 1,
        name: 'Maria',
        last_name: 'van der Velde',
        email: 'maria@bakkerij.nl',
        role: 0,
        status: 0,
      },
      relation: {
        id: 7,
        name: 'Bakkerij Jansen',
        type: 0,
        booking_enabled: 0,
        is_import_customer: false,
        ...relation,
      },
    });
  });
  afterEach(endSession);
}
