import { everybody } from '../../platform/mail/mailer';
import type { StoredMail } from './store';
import { TEXTS } from './texts';

type Tried = Pick<
  StoredMail,
  'emails' | 'copy_to' | 'open_emails' | 'refused_emails' | 'answers' | 'is_uncertain'
>;

/** Where a mail still has to go. */
export const openOf = ({ emails, copy_to, open_emails }: Tried): string[] =>
  open_emails ?? everybody({ to: emails, copy_to });

const missedBy = (mail: Tried): string[] => [...mail.refused_emails, ...openOf(mail)];

/** Whether anybody got it whom it is meant for; who only gets a copy does not count. */
export function isReached(mail: Tried): boolean {
  const missed = missedBy(mail);
  return mail.emails.some((email) => !missed.includes(email));
}

/** How a mail ended that is not tried any more, and who did not get it. */
export function verdictOn(mail: Tried) {
  const missed = missedBy(mail);
  const error = missed.length === 0 ? null : TEXTS.refused(missed, mail.answers);
  if (isReached(mail)) return { state: 'sent', sent_at: new Date(), error } as const;
  if (mail.is_uncertain) return { state: 'failed', error: TEXTS.uncertainTwice } as const;
  // As long as no answer is about anybody, it is none of theirs that it did not go.
  return { state: 'failed', error: mail.answers.length > 0 ? error : TEXTS.mailNotSent } as const;
}
