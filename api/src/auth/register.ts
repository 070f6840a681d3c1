import type { SignedIn } from '@boekwerk/shared/contract/auth';
import type { RegisterForm } from '@boekwerk/shared/contract/registration';
import { and, eq, exists, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import { unprintableOfParty } from '../formats/pdf/refuse-unprintable';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import { hasEmail } from '../platform/database/has-email';
import { address_change, mailed_code } from '../platform/database/schema/accounts';
import { relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { isTaken } from '../platform/database/sql-state';
import { invalid } from '../platform/errors';
import { limitAttempts } from '../platform/http/attempts';
import type { OpenCall, Preparation } from '../platform/http/call';
import { clientOf } from '../platform/http/client-of';
import { createCompany } from '../relations/company/create-company';
import { isReserved } from './address-change';
import { hashPassword } from './password';
import { refuseGuessable } from './refuse-guessable';
import { signIn } from './sign-in';
import { TEXTS } from './texts';
import { activationDueAt } from './unproven';

type Form = v.InferOutput<typeof RegisterForm>;

/**
 * What comes before the transaction of registering.
 *
 * @returns the hash of the password
 * @throws HttpError 422 at `email` for an address that somebody has, at `password` for one that is guessed first, and at
 * `company_name` for one that cannot be printed, 429
 */
export async function prepareRegistration(
  { config }: Pick<App, 'config'>,
  { db, request }: Preparation<OpenCall>,
  { email, password, name, last_name, company_name }: Form,
): Promise<string> {
  const [onPaper] = unprintableOfParty({ name: company_name });
  if (onPaper) throw invalid({ company_name: onPaper.message });
  await refuseGuessable(password, [email, name, last_name, `${name}${last_name}`, company_name]);
  // Who tries addresses to see which are taken gets no further than these.
  const perClient = { tries: config.accountTriesPerHour, minutes: 60 };
  await limitAttempts(db, `register client ${clientOf(request)}`, perClient);
  await refuseTaken(db, email);
  return hashPassword(password);
}

/**
 * Makes a user with a company, or an accounting firm, and signs in; a mail asks to prove the address.
 *
 * @throws HttpError 422 at `email` when somebody has taken the address in the meantime
 */
export async function register(
  app: Pick<App, 'config' | 'fieldSecret'>,
  call: OpenCall,
  { form, password_hash }: { form: Form; password_hash: string },
): Promise<SignedIn> {
  const { db, queue, record } = call;
  const made = await makeUser(db, form, password_hash);
  const { relation } = await createCompany(
    db,
    {
      name: form.company_name,
      relation_user_type: form.type,
      email: form.email,
      general_email: form.email,
    },
    { user_id: made.id, is_default: true },
  );
  const of = { user_id: made.id, relation_id: relation.id };
  await queueAccountMail(queue, { kind: 'activation', user_id: made.id });
  record({ entity: 'user', id: made.id, after: made, by: of });
  record({ entity: 'relation', id: of.relation_id, after: relation });
  return signIn(app, call, { ...of, isNewcomer: true });
}

async function makeUser(db: Queries, form: Form, password_hash: string) {
  await refuseTaken(db, form.email);
  const values = {
    name: form.name,
    last_name: form.last_name,
    email: form.email,
    password_hash,
    role: form.type,
    status: 0 as const,
    activation_due_at: activationDueAt(),
  };
  // Somebody whose invitations are all over is still known, and starts as if new.
  const isKnown = and(hasEmail(form.email), eq(user.status, 1));
  const [known] = await db.update(user).set(values).where(isKnown).returning();
  if (known) return known;

  const [made] = await db
    .insert(user)
    .values(values)
    .returning()
    .catch((error) => {
      throw isTaken(error) ? invalid({ email: TEXTS.addressTaken }) : error;
    });
  return made as typeof user.$inferSelect;
}

/** @throws HttpError 422 at `email` for a user, and for who can still accept an invitation */
async function refuseTaken(db: Queries, email: string): Promise<void> {
  const [taken] = await db
    .select({ status: user.status })
    .from(user)
    .where(and(hasEmail(email), or(eq(user.status, 0), isInvited(db))));
  // Left a while ago: whoever had it can still take it back.
  const isLeft = !taken && (await db.$count(address_change, isReserved(email))) > 0;
  if (isLeft) throw invalid({ email: TEXTS.addressTaken });
  if (!taken) return;
  throw invalid({ email: taken.status === 0 ? TEXTS.addressTaken : TEXTS.addressInvited });
}

/** Whether the user holds an invitation whose link is still good. */
const isInvited = (db: Queries): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(mailed_code)
      .innerJoin(relation_user, eq(relation_user.id, mailed_code.relation_user_id))
      .where(
        and(
          eq(mailed_code.user_id, user.id),
          eq(relation_user.status, 1),
          isNull(mailed_code.used_at),
          gt(mailed_code.expires_at, sql`now()`),
        ),
      ),
  );
