import type { SentMail } from '@boekwerk/shared/contract/invoice';
import {
  isRefused,
  isTaken,
  type MailAnswer,
  whyNotTaken,
} from '@boekwerk/shared/domain/invoice/mail-answer';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { Muted } from '@boekwerk/shared/ui/text';
import { texts } from './texts';

/** What the mail server answered for each address; in its own words where it did not take the e-mail. */
export function Answers({ mail: { answers, copy_to } }: { mail: SentMail }) {
  const { title, of, copyOf, said } = texts.answers;
  if (answers.length === 0) return null;
  return (
    <ul className="invoicing-sending-answers" aria-label={title}>
      {answers.map((answer) => (
        <li key={answer.email}>
          {answer.email === copy_to ? copyOf(answer.email) : of(answer.email)}{' '}
          <span className={isRefused(answer) ? 'invoicing-sending-error' : undefined}>
            {inWords(answer)}
          </span>
          {!isTaken(answer) && <Muted>{said(answer.text)}</Muted>}
        </li>
      ))}
    </ul>
  );
}

function inWords(answer: MailAnswer): string {
  const { taken, refused, later } = texts.answers;
  if (isTaken(answer)) return taken(answer.server, formatInstant(answer.at));
  return (isRefused(answer) ? refused : later)(whyNotTaken(answer));
}
