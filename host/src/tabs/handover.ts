// Fetched when two tabs meet: the sign-in page needs none of it.
import { call } from '@boekwerk/shared/api-client/call';
import { acceptHandover, offerHandover, type Started } from '@boekwerk/shared/contract/auth';

export { askTabs } from './ask-tabs';

/** A code with which another tab goes on in the session of this one, once. */
export const offer = async (): Promise<string> => (await call(offerHandover, {})).code;

/** Opens a session beside the one that gave the code. */
export const accept = (code: string): Promise<Started> => call(acceptHandover, { body: { code } });
