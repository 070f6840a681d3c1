import type { MailState } from '@boekwerk/shared/contract/invoice';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { mailLine } from './mail-line';

/** How the mail of an invoice fares; nothing for one that was sent by hand. */
export function MailStateBar({ mail }: { mail: MailState | null }) {
  if (!mail) return null;
  const { tone, text } = mailLine(mail);
  return <InfoBar tone={tone}>{text}</InfoBar>;
}
