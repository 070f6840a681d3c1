import { today } from '@boekwerk/shared/domain/dates/dates';
import { and, eq, exists, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../platform/config';
import type { Queries } from '../platform/database/connect';
import { mail_day } from '../platform/database/schema/platform';
import { administration_relation, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { HttpError } from '../platform/errors';
import { TEXTS } from './texts';

/** How much mail to others may leave a company on a day. */
export type MailLimits = Config['mailLimits'];

type MailQuotaRequest = {
  limits: MailLimits;
  relation_id: number;
  /** Who sends; null for what goes by itself. */
  user_id: number | null;
  recipients: number;
};

declare const paid: unique symbol;
/** Permission to queue one e-mail to others; none is queued without it. */
export type MailPermit = { readonly [paid]: true };

/** An e-mail that may not be sent now but may be later; automatic mails wait. */
export class MailDeferred extends HttpError {}

/**
 * Takes one e-mail from what a company may send to others today. Everything that writes to others in the name of a
 * company asks here first: mail goes from the address of this installation, which a stranger could lend himself.
 *
 * The row of the day is locked until the transaction ends, so the count is exact; claim before any number is taken, so
 * that two who send never wait for each other. What is rolled back was never counted.
 *
 * @throws MailDeferred 409 while the address of who sends is not proven, 429 with how long to wait past a limit
 */
export async function claimMailQuota(db: Queries, request: MailQuotaRequest): Promise<MailPermit> {
  if (!(await isProven(db, request))) throw new MailDeferred(409, TEXTS.notProven);
  const { limits, relation_id, recipients } = request;
  const { letters: maxLetters, recipients: maxRecipients } = limits;
  const [counted] =
    maxLetters < 1 || recipients > maxRecipients
      ? []
      : await db
          .insert(mail_day)
          .values({ relation_id, day: today(), letters: 1, recipients })
          .onConflictDoUpdate({
            target: [mail_day.relation_id, mail_day.day],
            set: {
              letters: sql`${mail_day.letters} + 1`,
              recipients: sql`${mail_day.recipients} + ${recipients}::int`,
            },
            setWhere: and(
              lte(mail_day.letters, maxLetters - 1),
              lte(mail_day.recipients, maxRecipients - recipients),
            ),
          })
          .returning();
  if (!counted) throw await limitReached(db, limits);
  return {} as MailPermit; // the type is all there is to it
}

/** A limit is of a day: what was sent on an earlier one counts nowhere any more. */
export async function deleteOldMailDays(db: Queries): Promise<void> {
  await db.delete(mail_day).where(lt(mail_day.day, today()));
}

/** Whether who sends, or for what goes by itself anybody who works for the company, reads the mail of their address. */
async function isProven(
  db: Queries,
  { user_id, relation_id }: Pick<MailQuotaRequest, 'user_id' | 'relation_id'>,
): Promise<boolean> {
  const isActivated = and(eq(user.status, 0), isNull(user.activation_due_at));
  const which = user_id === null ? worksFor(db, relation_id) : eq(user.id, user_id);
  return (await db.$count(user, and(isActivated, which))) > 0;
}

/** Is a member of the company, or of a firm that keeps its books. */
function worksFor(db: Queries, relation_id: number): SQL {
  const isFirm = db
    .select({ one: sql`1` })
    .from(administration_relation)
    .where(
      and(
        eq(administration_relation.enterprise_id, relation_id),
        eq(administration_relation.administration_id, relation_user.relation_id),
        eq(administration_relation.active, 1),
      ),
    );
  return exists(
    db
      .select({ one: sql`1` })
      .from(relation_user)
      .where(
        and(
          eq(relation_user.user_id, user.id),
          eq(relation_user.status, 0),
          or(eq(relation_user.relation_id, relation_id), exists(isFirm)),
        ),
      ),
  );
}

async function limitReached(db: Queries, limits: MailLimits): Promise<MailDeferred> {
  const { rows } = await db.execute<{ seconds: number }>(sql`SELECT ceil(extract(epoch FROM
    (date_trunc('day', now() AT TIME ZONE 'Europe/Amsterdam') + interval '1 day')
      AT TIME ZONE 'Europe/Amsterdam' - now()))::int AS seconds`);
  const headers = { 'retry-after': String(rows[0]?.seconds ?? 3600) };
  return new MailDeferred(429, TEXTS.limitReached(limits), { headers });
}
