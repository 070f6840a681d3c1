import { AccountingError } from '../../accounting-error';
import type { FailureReason } from '../../outcome';
import { type Received, send } from '../http/send';
import type { TwinfieldSettings } from '../settings';
import { CONNECT } from './authorize-url';

const PATIENCE_MS = 20_000;

/** @throws AccountingError */
export const askForTokens = (
  settings: TwinfieldSettings,
  form: Record<string, string>,
): Promise<unknown> => ask(settings, '/token', String(new URLSearchParams(form)));

/** What a token tells of its user. @throws AccountingError */
export const askForClaims = (settings: TwinfieldSettings, token: string): Promise<unknown> =>
  ask(settings, `/accesstokenvalidation?${new URLSearchParams({ token })}`);

/** A call to the sign-in, in our own name; with a form it is a POST. */
async function ask(
  { loginUrl, clientId, clientSecret }: TwinfieldSettings,
  path: string,
  form?: string,
): Promise<unknown> {
  const name = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const received = await send(`${loginUrl}${CONNECT}${path}`, {
    method: form === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Basic ${name}`,
      accept: 'application/json',
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    body: form,
    patience_ms: PATIENCE_MS,
  });
  if (received.status !== 200) throw refusalOf(received);
  return json(received);
}

/** The errors of RFC 6749 §5.2 that say something of us, or of what the user allowed. */
const REASONS: Record<string, FailureReason> = {
  invalid_grant: 'grantEnded',
  invalid_token: 'grantEnded',
  invalid_client: 'clientRefused',
  unauthorized_client: 'clientRefused',
};

function refusalOf(received: Received): AccountingError {
  const { status, retry_after_s } = received;
  const { error } = (status < 500 ? parsed(received) : null) ?? {};
  const said = typeof error === 'string' && Object.hasOwn(REASONS, error) ? error : '';
  return new AccountingError(
    status === 429 ? 'tooMany' : (REASONS[said] ?? (status === 401 ? 'clientRefused' : 'noAnswer')),
    `the sign-in of the accounting package answers HTTP ${status} ${said}`.trim(),
    retry_after_s,
  );
}

function json(received: Received): unknown {
  const said = parsed(received);
  if (!said) throw new AccountingError('noAnswer', 'the sign-in answers no JSON');
  return said;
}

function parsed({ text }: Received): Record<string, unknown> | null {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' ? (said as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
