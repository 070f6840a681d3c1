import { createHash } from 'node:crypto';

const HOUR = 3_600_000;
/** A session ends after this long without a call, and after this long in any case. */
export const IDLE_MS = 8 * HOUR;
export const ABSOLUTE_MS = 12 * HOUR;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Whether a session lasted too long, or was left alone for too long. */
export function isExpired({
  created_at,
  last_used_at,
}: {
  created_at: Date;
  last_used_at: Date;
}): boolean {
  const now = Date.now();
  return now - created_at.getTime() > ABSOLUTE_MS || now - last_used_at.getTime() > IDLE_MS;
}

/** Whether nobody has used the token that replaced another one: perhaps the answer that gave it was lost. */
export const isUnused = ({
  rotated_at,
  last_used_at,
}: {
  rotated_at: Date | null;
  last_used_at: Date;
}) => rotated_at !== null && last_used_at <= rotated_at;
