import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { Started, Token } from '@boekwerk/shared/contract/auth';
import { verifyOtp } from '@boekwerk/shared/contract/auth';
import { failureText } from '../failure-text';

export type Verified = Started & { recovery_codes: string[] | null };

/**
 * Sends a code under the token that waits for it.
 *
 * @throws ApiError 400 for a wrong code, 401 when the token has expired, 429 after too many tries
 */
export async function verify(pending: Token, otp: string, remember_me: boolean): Promise<Verified> {
  const { call } = await import('@boekwerk/shared/api-client/call');
  return call(verifyOtp, { bearer: pending.token, body: { otp, remember_me } });
}

type Failure = { kind: 'wrong' | 'other'; text: string } | { kind: 'expired' };

/** What a refused code means. */
export function verifyFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'other', text: failureText(error) };
  const { status, message, errors } = error;
  if (status === 401) return { kind: 'expired' };
  if (status === 400 || 'otp' in errors) return { kind: 'wrong', text: message };
  return { kind: 'other', text: failureText(error) };
}
