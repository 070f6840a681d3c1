/** An address in the one spelling that a mail server knows it by: without capitals, its domain in letters of ASCII. */
export function asSent(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = `http://${email.slice(at + 1)}`;
  const host = URL.canParse(domain) ? new URL(domain).hostname : email.slice(at + 1);
  return `${email.slice(0, at).normalize()}@${host}`.toLowerCase();
}

/** Every address once, as it was written first: who is named twice gets one e-mail. */
export const withoutDoubles = (emails: readonly string[]): string[] =>
  emails.filter((email, at) => emails.findIndex((other) => asSent(other) === asSent(email)) === at);
