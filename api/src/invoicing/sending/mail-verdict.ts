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
  if (isReached(mail)) {
    // What they answered to an earlier try is not how it ended.
    const answers = mail.answers.filter(({ email }) => !unsureOf(mail).includes(email));
    return { state: 'sent', sent_at: new Date(), error: whyMissed(mail), answers } as const;
  }
  if (mail.is_uncertain) return { state: 'failed', error: TEXTS.uncertainTwice } as const;
  // As long as no answer is about anybody, it is none of theirs that it did not go.
  const error = mail.answers.length > 0 ? whyMissed(mail) : TEXTS.mailNotSent;
  return { state: 'failed', error } as const;
}

/** Whom a try of which nobody knows how it ended may have reached. */
const unsureOf = (mail: Tried): string[] => (mail.is_uncertain ? openOf(mail) : []);

function whyMissed(mail: Tried): string | null {
  const unsure = unsureOf(mail);
  const refused = missedBy(mail).filter((email) => !unsure.includes(email));
  const said = [
    ...(unsure.length > 0 ? [TEXTS.uncertainFor(unsure)] : []),
    ...(refused.length > 0 ? [TEXTS.refused(refused, mail.answers)] : []),
  ];
  return said.join('. ') || null;
}
