// Fetched when two tabs meet: the sign-in page needs none of it.
import { call } from '@boekwerk/shared/api-client/call';
import { acceptHandover, offerHandover, type Token } from '@boekwerk/shared/contract/auth';

/** A code with which another tab goes on in the session of this one, once. */
export const offer = async (): Promise<string> => (await call(offerHandover, {})).code;

/** Opens a session beside the one that gave the code. */
export const accept = async (code: string): Promise<Token> =>
  (await call(acceptHandover, { body: { code } })).token;
