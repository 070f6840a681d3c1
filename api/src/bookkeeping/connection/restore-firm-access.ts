import { and, eq, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  accounting_connection,
  accounting_credentials,
} from '../../platform/database/schema/accounting';
import { booking_attempt } from '../../platform/database/schema/bookings';
import type { Call } from '../../platform/http/call';

type Context = Pick<Call, 'db' | 'queue' | 'record'>;
type Of = { firm_id: number; relation_id: number };

/**
 * A firm that comes back to a client is let into its office again, through the organisation of before: what waited goes
 * on. Not when somebody else has linked the client meanwhile, or the office with another one.
 */
export async function restoreFirmAccess(call: Context, of: Of): Promise<void> {
  const { db, queue, record } = call;
  const { relation_id } = of;
  if (!(await restoreCredentials(call, of))) return;
  const waiting = await db
    .select({ attempt_id: booking_attempt.id })
    .from(booking_attempt)
    .where(and(eq(booking_attempt.relation_id, relation_id), isNull(booking_attempt.ended_at)));
  for (const attempt of waiting) await queue('book-document', attempt);
  record({
    entity: 'accounting_connection',
    id: relation_id,
    before: { is_connected: false },
    after: { is_connected: true },
    isAside: true,
  });
}

/** The organisation is locked as well: nobody else chooses an office of it until the transaction ends. */
async function restoreCredentials({ db }: Context, { firm_id, relation_id }: Of): Promise<boolean> {
  const ofClient = eq(accounting_connection.relation_id, relation_id);
  const [left] = await db
    .select({ credentials_id: accounting_credentials.id })
    .from(accounting_connection)
    .innerJoin(
      accounting_credentials,
      eq(accounting_credentials.organization_code, accounting_connection.organization_code),
    )
    .where(
      and(
        ofClient,
        isNull(accounting_connection.credentials_id),
        eq(accounting_credentials.relation_id, firm_id),
      ),
    )
    .for('update');
  if (!left) return false;

  const other = alias(accounting_connection, 'other');
  const isTaken = db
    .select({ relation_id: other.relation_id })
    .from(other)
    .where(
      and(
        eq(other.credentials_id, left.credentials_id),
        eq(other.office_code, accounting_connection.office_code),
      ),
    );
  const restored = await db
    .update(accounting_connection)
    .set(left)
    .where(and(ofClient, notExists(isTaken)))
    .returning({ relation_id: accounting_connection.relation_id });
  return restored.length > 0;
}
