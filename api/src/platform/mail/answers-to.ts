import type { MailAnswer } from '@boekwerk/shared/domain/invoice/mail-answer';
import { asSent } from '@boekwerk/shared/domain/relation/email-address';

/** What nodemailer tells of one address that the server did not take. */
export type Rejection = { recipient?: unknown; response?: string; responseCode?: number };

/** What it tells of an e-mail: what the server said in the end, and of whom it said something else before. */
export type Delivered = { response?: string | undefined; rejectedErrors?: Rejection[] };

const LONGEST = 300;

/** What the server answered for each address: about itself, else about the e-mail as a whole. */
export function answersTo(
  addresses: readonly string[],
  { response = '', rejectedErrors = [] }: Delivered,
  server: string,
): MailAnswer[] {
  const rejected = new Map(
    rejectedErrors.map((rejection) => [asSent(String(rejection.recipient)), rejection]),
  );
  const at = new Date().toISOString();
  return addresses.map((email) => {
    const said = readable(rejected.get(asSent(email))?.response ?? response);
    return { email, code: Number(/^\d{3}/.exec(said)?.[0] ?? 0), text: said, server, at };
  });
}

/** On one line, without signs that no text has, and with no half of one at its end, which no database can store. */
const readable = (said: string) =>
  [...said.replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, LONGEST).join('');
