import { cleanup } from '@testing-library/react';
import type { Token } from '../contract/auth';
import type { OwnUser } from '../contract/users';
import { rightsOf, type Who } from '../domain/user/rights';
import type { SessionRelation } from '../session/session';
import {
  currentSession,
  describeSession,
  endSession,
  startSession,
} from '../session/session-store';

/** A token of the owner of company 7; a test states only what matters. */
export const aToken = (given: Partial<Token> = {}): Token => ({
  token: 'abc',
  token_type: 'bearer',
  expires_in: 900,
  is_owner: true,
  relation_id: 7,
  type: 0,
  ...given,
});

/** Whoever signs in. */
export const aUser = (given: Partial<OwnUser> = {}): OwnUser => ({
  id: 1,
  name: 'Maria',
  last_name: 'van der Velde',
  email: 'maria@bakkerij.nl',
  role: 0,
  status: 0,
  avatar_url: null,
  updated_at: '2026-11-01T09:00:00.000Z',
  is_activated: true,
  new_email: null,
  has_second_step: false,
  question_mails: true,
  mail_copies: false,
  deletion_due_on: null,
  ...given,
});

/** The company whose books are open: nothing special about it. */
export const aSessionRelation = (given: Partial<SessionRelation> = {}): SessionRelation => ({
  id: 7,
  name: 'Bakkerij Jansen',
  has_connection: false,
  ...given,
});

/** What gives rights to whoever works in a company; nothing special about it either. */
type Facts = Partial<SessionRelation & Who['relation']>;

/** A company of which none of it is so. */
export const nothingSpecial: Who['relation'] = {
  type: 0,
  booking_enabled: 0,
  is_import_customer: false,
  is_client: false,
  has_connection: false,
};

/** Fills in the session as the API would, rights included, for who holds its token and works in this company. */
export function describedAs(facts: Facts = {}, known: Parameters<typeof describeSession>[0] = {}) {
  const { id, name, has_connection } = { ...aSessionRelation(), ...facts };
  describeSession({ user: aUser(), relation: { id, name, has_connection }, ...known });
  const { type, is_owner, is_impersonating } = currentSession();
  const relation = { ...nothingSpecial, ...facts };
  const who = { type, is_owner, is_impersonating, assignment: null, relation };
  describeSession({ rights: rightsOf(who) });
}

/** Signs somebody in at Bakkerij Jansen for each test of the file, and out again after it. */
export function signedIn(token: Partial<Token> = {}, facts: Facts = {}): void {
  beforeEach(() => {
    startSession(aToken(token));
    describedAs(facts);
  });
  afterEach(() => {
    // A page that is still open would be told that nobody is signed in any more.
    cleanup();
    endSession();
  });
}
