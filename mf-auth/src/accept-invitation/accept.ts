import { isRefusal } from '@boekwerk/shared/api-client/is-refusal';
import { acceptInvitation, type SignedIn } from '@boekwerk/shared/contract/auth';

/**
 * Accepts an invitation and signs in.
 *
 * @param password for who has no account yet
 */
export async function accept(code: string, password?: string): Promise<SignedIn> {
  const { call } = await import('@boekwerk/shared/api-client/call');
  return call(acceptInvitation, { body: { code, ...(password !== undefined && { password }) } });
}

/** Whoever was invited has no account yet. */
export const asksForPassword = (error: unknown): boolean =>
  isRefusal(error) && 'password' in error.errors;
