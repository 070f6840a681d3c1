import type { SignedIn } from '@boekwerk/shared/contract/auth';
import type { RegisterForm } from '@boekwerk/shared/contract/registration';
import { and, eq, exists, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import { unprintableOfParty } from '../formats/pdf/refuse-unprintable';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import { hasEmail } from '../platform/database/has-email';
import type { UserRow } from '../platform/database/lock-user';
import { address_change, mailed_code } from '../platform/database/schema/accounts';
import { relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { isTaken } from '../platform/database/sql-state';
import { HttpError, invalid } from '../platform/errors';
import { limitAttempts } from '../platform/http/attempts';
import type { OpenCall, Preparation } from '../platform/http/call';
import { clientOf } from '../platform/http/client-of';
import { createCompany } from '../relations/company/create-company';
import { isReserved } from './address-change';
import { checkCredentials, refuseFormerPassword } from './check-credentials';
import { hashPassword } from './password';
import { refuseGuessable } from './refuse-guessable';
import { findRole, signIn } from './sign-in';
import { TEXTS } from './texts';
import { activationDueAt } from './unproven';

type Form = v.InferOutput<typeof RegisterForm>;
type Registrant = {
  password_hash: string;
  /** Who is known, and works nowhere any more; null for a newcomer. */
  former_id: number | null;
};

/**
 * What comes before the transaction of registering. Who works nowhere any more may begin anew with the password that they
 * have.
 *
 * @throws HttpError 422 at `email` for an address that somebody has, at `password` for one that is guessed first, and at
 * `company_name` for one that cannot be printed, 429
 */
export async function prepareRegistration(
  app: Pick<App, 'config'>,
  call: Preparation<OpenCall>,
  { email, password, name, last_name, company_name }: Form,
): Promise<Registrant> {
  const { db, request } = call;
  const [onPaper] = unprintableOfParty({ name: company_name });
  if (onPaper) throw invalid({ company_name: onPaper.message });
  await refuseGuessable(password, [email, name, last_name, `${name}${last_name}`, company_name]);
  // Who tries addresses to see which are taken gets no further than these.
  const perClient = { tries: app.config.accountTriesPerHour, minutes: 60 };
  await limitAttempts(db, `register client ${clientOf(request)}`, perClient);
  if (await isFormer(db, email)) {
    const { id, password_hash } = await checkCredentials(app, call, { email, password }).catch(
      asTaken,
    );
    return { password_hash, former_id: id };
  }
  await refuseTaken(db, email);
  return { password_hash: await hashPassword(password), former_id: null };
}

/** To whoever has not got the password it is the address of somebody. */
function asTaken(error: unknown): never {
  const isWrong = error instanceof HttpError && error.status === 400;
  throw isWrong ? invalid({ email: TEXTS.addressTaken }) : error;
}

/**
 * Makes a user with a company, or an accounting firm, and signs in; a mail asks to prove the address.
 *
 * @throws HttpError 422 at `email` when somebody has taken the address in the meantime, 400 when the password of who begins
 * anew has changed in it
 */
export async function register(
  app: Pick<App, 'config' | 'fieldSecret'>,
  call: OpenCall,
  { form, registrant }: { form: Form; registrant: Registrant },
): Promise<SignedIn> {
  const { db, queue, record } = call;
  const { before, after: made } = await makeUser(db, form, registrant);
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
  if (made.activation_due_at)
    await queueAccountMail(queue, { kind: 'activation', user_id: made.id });
  record({ entity: 'user', id: made.id, before, after: made, by: of });
  record({ entity: 'relation', id: of.relation_id, after: relation });
  return signIn(app, call, { ...of, isNewcomer: registrant.former_id === null });
}

/** @returns the user, and how they were before, if they are known */
async function makeUser(
  db: Queries,
  form: Form,
  { password_hash, former_id }: Registrant,
): Promise<{ before?: UserRow; after: UserRow }> {
  const named = { name: form.name, last_name: form.last_name, role: form.type };
  if (former_id !== null) {
    const before = await refuseFormerPassword(db, { id: former_id, password_hash });
    // Of two calls at once the second comes when they work somewhere.
    if (!(await isFormer(db, form.email))) throw invalid({ email: TEXTS.addressTaken });
    const [after] = await db.update(user).set(named).where(eq(user.id, former_id)).returning();
    return { before, after: after as UserRow };
  }
  await refuseTaken(db, form.email);
  const values = {
    ...named,
    email: form.email,
    password_hash,
    status: 0 as const,
    activation_due_at: activationDueAt(),
  };
  // Somebody whose invitations are all over is still known, and starts as if new.
  const isKnown = and(hasEmail(form.email), eq(user.status, 1));
  const [known] = await db.update(user).set(values).where(isKnown).returning();
  if (known) return { after: known };

  const [made] = await db
    .insert(user)
    .values(values)
    .returning()
    .catch((error) => {
      throw isTaken(error) ? invalid({ email: TEXTS.addressTaken }) : error;
    });
  return { after: made as UserRow };
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

/** Whether somebody has the address who could not sign in, as they work nowhere any more. */
async function isFormer(db: Queries, email: string): Promise<boolean> {
  const [known] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(hasEmail(email), eq(user.status, 0)));
  return known !== undefined && !(await findRole(db, { user_id: known.id }));
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
