/** What a mail server answered when it was to take an e-mail for somebody. */
export type MailAnswer = {
  email: string;
  /** Three digits: 2.. took it, 4.. asked to try later, 5.. refused it for good. Source: RFC 5321, 4.2.1. */
  code: number;
  /** In its own words, the code first. */
  text: string;
  /** Its name. */
  server: string;
  /** When, as an instant. */
  at: string;
};

type Coded = Pick<MailAnswer, 'code'>;

export const isTaken = ({ code }: Coded): boolean => code >= 200 && code < 300;
export const isRefused = ({ code }: Coded): boolean => code >= 500;

/** Why it was not taken, by the status that some servers add. Source: RFC 3463, 3.2 to 3.8. */
const BY_STATUS: readonly (readonly [RegExp, string])[] = [
  [/^\d\.1\.[013]$/, 'postbus onbekend'],
  [/^\d\.(?:1\.2|4\.4)$/, 'domein onbekend'],
  [/^\d\.1\.6$/, 'postbus verhuisd'],
  [/^\d\.2\.1$/, 'postbus uitgeschakeld'],
  [/^\d\.2\.2$/, 'postbus vol'],
  [/^\d\.(?:2\.3|3\.4)$/, 'e-mail te groot'],
  [/^\d\.4\.\d+$/, 'ontvanger niet bereikbaar'],
  [/^5\.7\.\d+$/, 'niet toegestaan door de ontvanger'],
];

/** The same by the code. Source: RFC 5321, 4.2.3. */
const BY_CODE: { readonly [code: number]: string } = {
  421: 'mailserver tijdelijk niet beschikbaar',
  450: 'postbus tijdelijk niet beschikbaar',
  451: 'tijdelijke storing',
  452: 'postbus vol',
  550: 'postbus onbekend',
  551: 'postbus verhuisd',
  552: 'postbus vol',
  553: 'adres onjuist',
  554: 'e-mail niet geaccepteerd',
};

/** `postbus onbekend (550)` */
export function whyNotTaken({ code, text }: Pick<MailAnswer, 'code' | 'text'>): string {
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text) ?? [];
  const [, byStatus] = BY_STATUS.find(([of]) => of.test(status)) ?? [];
  return `${byStatus ?? BY_CODE[code] ?? 'niet aangenomen'} (${code})`;
}
