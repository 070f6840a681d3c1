import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import { decrypt, encrypt } from '../platform/database/encrypt';
import type { UserRow } from '../platform/database/lock-user';
import { user } from '../platform/database/schema/users';

/** What authenticator apps know by heart. Source: RFC 6238. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const ISSUER = 'Boekwerk';
const SECRET_BYTES = 20;
/** A clock may be this many steps off. */
const WINDOW = 1;

type Sealing = Pick<App, 'fieldSecret'>;
type Totp = Pick<UserRow, 'totp_secret' | 'totp_confirmed_at' | 'totp_last_step'>;

/**
 * The `otpauth://` address for the app of a user who has not confirmed it yet; makes the secret when there is none.
 *
 * @param owner locked, so that it keeps the secret it has here
 */
export async function otpauthUrl(app: Sealing, db: Queries, owner: UserRow): Promise<string> {
  const known = owner.totp_secret && open(app, owner.id, owner.totp_secret);
  const secret = known || newSecret();
  if (!known) await saveTotp(db, owner, begunTotp(app, owner.id, secret));
  return addressOf(owner, secret);
}

/** In base32, as apps take it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The `otpauth://` address of a secret. */
export const addressOf = ({ email: label }: Pick<UserRow, 'email'>, secret: string): string =>
  new TOTP({ ...RULES, issuer: ISSUER, label, secret: Secret.fromBase32(secret) }).toString();

/** The time step of a code that is right, else null. It is good once: that of the last one, and those before, are spent. */
export function timeStepOf(
  app: Sealing,
  { id, totp_secret }: UserRow,
  code: string,
): number | null {
  if (!totp_secret) return null;
  const totp = new TOTP({ ...RULES, secret: Secret.fromBase32(open(app, id, totp_secret)) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The profile stays what it was: who has it open may still save it. */
export async function saveTotp(
  db: Queries,
  { id, updated_at }: UserRow,
  changed: Partial<Totp>,
): Promise<void> {
  await db
    .update(user)
    .set({ ...changed, updated_at })
    .where(eq(user.id, id));
}

/** The fields of a user without a second factor. */
export const WITHOUT_TOTP = {
  totp_secret: null,
  totp_confirmed_at: null,
  totp_last_step: null,
} satisfies Totp;

/** The fields of a user whose app has this secret, and has shown no code yet. */
export const begunTotp = (app: Sealing, user_id: number, secret: string) =>
  ({
    ...WITHOUT_TOTP,
    totp_secret: encrypt(secret, totpSecretField(app, user_id)),
  }) satisfies Totp;

/**
 * The fields to forget of a second factor that was only begun: until a code confirms it the secret is shown to whoever has
 * the password, which changes.
 */
export const unconfirmedTotp = ({
  totp_confirmed_at,
}: Pick<Totp, 'totp_confirmed_at'>): Partial<Totp> =>
  totp_confirmed_at === null ? WITHOUT_TOTP : {};

const totpSecretField = ({ fieldSecret }: Sealing, user_id: number) => ({
  secret: fieldSecret,
  field: `user.totp_secret:${user_id}`,
});

const open = (app: Sealing, user_id: number, sealed: string) =>
  decrypt(sealed, totpSecretField(app, user_id));
