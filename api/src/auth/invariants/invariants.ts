import { sql } from 'drizzle-orm';
import type { Invariant } from '../../platform/invariants/invariant';
import { ofRows } from '../../platform/invariants/of-rows';

const PEOPLE = {
  entity: 'user',
  from: sql`"user" person`,
  key: sql`person.id`,
  relation_id: sql`null::int`,
  size: 1000,
};

/** A call is let in by what a session says, and nothing else. */
const sessionIsConsistent = ofRows(
  {
    entity: 'session',
    from: sql`session`,
    key: sql`session.id`,
    relation_id: sql`session.relation_id`,
    size: 1000,
  },
  { key: 'session-is-consistent', name: 'a session says who is where, since when and until when' },
  sql`(session.previous_hash is null) <> (session.rotated_at is null)
    or session.previous_hash = session.token_hash
    or session.end_reason is not null and session.ended_at is null
    or session.origin_relation_id = session.relation_id
    or session.is_pending and session.origin_relation_id is not null
    or session.token_hash !~ '^[0-9a-f]{64}$'`,
);

/** Who was invited and has not chosen a password cannot sign in; whoever has one is no longer invited. */
const invitedHasNoPassword = ofRows(
  PEOPLE,
  { key: 'invited-has-no-password', name: 'whoever has a password is no longer invited' },
  sql`(person.password_hash = '') <> (person.status = 1)
    or person.totp_confirmed_at is not null and person.totp_secret is null`,
);

/** Which company opens after signing in: one, and not one that was only offered. */
const oneDefaultCompany = ofRows(
  PEOPLE,
  {
    key: 'one-default-company',
    name: 'a user has one company at most to begin in, and works there',
  },
  sql`(
      select count(*) from relation_user role where role.user_id = person.id and role.is_default
    ) > 1
    or exists (
      select from relation_user role
      where role.user_id = person.id and role.is_default and role.status = 1
    )`,
);

const isLeftIn = (tables: readonly string[]) =>
  sql.join(
    tables.map(
      (table) =>
        sql`exists (select from ${sql.identifier(table)} own where own.user_id = person.id)`,
    ),
    sql` or `,
  );

/** Who deleted their account is nobody any more; what they did for a company stays with it. */
const deletedHasNothing = ofRows(
  PEOPLE,
  { key: 'deleted-has-nothing', name: 'nothing is left of who a deleted user was' },
  sql`person.erased_at is not null and (
    (person.name, person.last_name) <> ('Verwijderde', 'gebruiker')
    or person.email <> 'deleted-' || person.id
    or person.password_hash <> '' or person.totp_secret is not null
    or person.avatar_file_id is not null or person.deletion_due_on is not null
    or ${isLeftIn([
      ...['relation_user', 'administration_user', 'session', 'passkey', 'recovery_code'],
      ...['remembered_device', 'mailed_code', 'address_change', 'shortcut', 'opened_client'],
      'idempotency',
    ])})`,
);

/** What must be so of accounts and sessions. */
export const AUTH_INVARIANTS: readonly Invariant[] = [
  sessionIsConsistent,
  invitedHasNoPassword,
  oneDefaultCompany,
  deletedHasNothing,
];
