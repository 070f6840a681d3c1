import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { hasEmail } from '../platform/database/has-email';
import { address_change } from '../platform/database/schema/accounts';
import { relation, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import type { AccountEvent } from './queue-account-mail';
import { readersOfQuestions } from './readers-of-questions';

/** Who gets an e-mail, and what it tells. */
export type Recipient = {
  user_id: number;
  relation_user_id: number | null;
  address_change_id: number | null;
  email: string;
  name: string;
  company: string;
  /** Who invites. */
  from: string;
  /** The address that somebody changes to. */
  new_email: string;
  /** What changed of the company, or is asked of it. */
  lines: string[];
};

/** Who an e-mail is for; `null` when nobody is to get it (any more). */
export async function findRecipient(
  db: Queries,
  occasion: AccountEvent,
): Promise<Recipient | null> {
  switch (occasion.kind) {
    case 'activation':
      return findUser(db, and(eq(user.id, occasion.user_id), isNotNull(user.activation_due_at)));
    case 'reset':
      return findUser(db, and(hasEmail(occasion.email), eq(user.status, 0)));
    case 'invitation':
      return findInvited(db, occasion);
    case 'passwordChanged':
      return findUser(db, eq(user.id, occasion.user_id));
    case 'newBrowser':
    case 'passkeyAdded':
    case 'passkeyRemoved':
    case 'twoFactorOn':
    case 'twoFactorOff':
    case 'twoFactorMoved':
    case 'recoveryCodesRenewed':
    case 'deletionAsked':
    case 'deletionStopped':
    case 'deletionWithdrawn':
      return findProven(db, occasion);
    case 'companyChanged':
      return findOfCompany(db, occasion, occasion.changed_by);
    case 'questionsWaiting':
      return findAsked(db, occasion);
    default:
      return findMoving(db, occasion);
  }
}

/** Whose account was deleted has no address. */
async function findUser(db: Queries, which: SQL | undefined): Promise<Recipient | null> {
  const [found] = await db
    .select()
    .from(user)
    .where(and(which, isNull(user.erased_at)));
  if (!found) return null;
  const { id: user_id, email, name } = found;
  return { ...NOTHING_ELSE, user_id, email, name };
}

/** Who never proved the address may have mistyped it: whoever reads its mail is told nothing. */
async function findProven(
  db: Queries,
  { user_id, lines }: { user_id: number; lines: string[] },
): Promise<Recipient | null> {
  const isProven = and(eq(user.id, user_id), eq(user.status, 0), isNull(user.activation_due_at));
  const found = await findUser(db, isProven);
  return found && { ...found, lines };
}

const NOTHING_ELSE = {
  relation_user_id: null,
  address_change_id: null,
  company: '',
  from: '',
  new_email: '',
  lines: [] as string[],
};

/** Of a change that was withdrawn or undone meanwhile nobody is told any more but at the address that is left. */
async function findMoving(
  db: Queries,
  { kind, address_change_id }: Extract<AccountEvent, { address_change_id: number }>,
): Promise<Recipient | null> {
  const [moving] = await db
    .select()
    .from(address_change)
    .innerJoin(user, eq(user.id, address_change.user_id))
    .where(eq(address_change.id, address_change_id));
  if (!moving) return null;
  const { id: user_id, name } = moving.user;
  const { old_email, new_email, ended_at } = moving.address_change;
  const isToNew = kind === 'newAddress' || kind === 'addressTaken';
  const email = isToNew ? new_email : old_email;
  if (ended_at && (isToNew || email !== moving.user.email)) return null;
  return { ...NOTHING_ELSE, user_id, address_change_id, email, name, new_email };
}

type OfCompany = Extract<AccountEvent, { relation_id: number; lines: string[] }>;

/** What a company is asked is mailed to who reads it when the e-mail goes. */
async function findAsked(db: Queries, occasion: OfCompany): Promise<Recipient | null> {
  const readers = await readersOfQuestions(db, occasion.relation_id);
  return readers.includes(occasion.user_id) ? findOfCompany(db, occasion, '') : null;
}

/** Whoever was to hear of a company, also when somebody took them out right after. */
async function findOfCompany(
  db: Queries,
  { user_id, relation_id, lines }: OfCompany,
  from: string,
): Promise<Recipient | null> {
  const reader = await findProven(db, { user_id, lines });
  const [company] = await db.select().from(relation).where(eq(relation.id, relation_id));
  return reader && company ? { ...reader, company: company.name, from } : null;
}

/** An invitation that was withdrawn or accepted in the meantime has no reader. */
async function findInvited(
  db: Queries,
  { relation_user_id, invited_by }: Extract<AccountEvent, { kind: 'invitation' }>,
): Promise<Recipient | null> {
  const [row] = await db
    .select({ user, membership: relation_user, company: relation.name })
    .from(relation_user)
    .innerJoin(user, eq(user.id, relation_user.user_id))
    .innerJoin(relation, eq(relation.id, relation_user.relation_id))
    .where(and(eq(relation_user.id, relation_user_id), eq(relation_user.status, 1)));
  const [host] = await db.select().from(user).where(eq(user.id, invited_by));
  if (!row || !host) return null;

  const { id: user_id, email } = row.user;
  const { company } = row;
  const name = row.membership.invited_name;
  return {
    ...NOTHING_ELSE,
    user_id,
    relation_user_id,
    email,
    name,
    company,
    from: fullName(host),
  };
}
