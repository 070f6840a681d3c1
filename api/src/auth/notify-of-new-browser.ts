import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import type { OpenCall } from '../platform/http/call';
import { deviceName } from './device-name';
import { userAgentOf } from './user-agent';

/** Writes to a user that somebody signed in from a browser in which they never were; from then on that one is known. */
export const notifyOfNewBrowser = (
  { queue, request }: Pick<OpenCall, 'queue' | 'request'>,
  user_id: number,
): Promise<void> =>
  queueAccountMail(queue, {
    kind: 'newBrowser',
    user_id,
    lines: [deviceName(userAgentOf(request)), formatInstant(new Date().toISOString())],
  });
