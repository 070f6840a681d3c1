import type { Invoice, SentMail } from '@boekwerk/shared/contract/invoice';
import { isTaken } from '@boekwerk/shared/domain/invoice/mail-answer';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Button } from '@boekwerk/shared/ui/button';
import { Card } from '@boekwerk/shared/ui/layout';
import { Muted } from '@boekwerk/shared/ui/text';
import { Answers } from './answers';
import { mailState } from './mail-line';
import { canSendAgain, type Mailing, mailedKind } from './mailing';
import './sending.css';
import { texts } from './texts';

type Props = { invoice: Invoice; onSend: (mailing: Mailing) => void };

/** All mails about an invoice, the last one first. */
export function MailLog({ invoice, onSend }: Props) {
  const { title, none } = texts.log;
  return (
    <Card title={title}>
      {invoice.mails.length === 0 && <Muted>{none}</Muted>}
      <ul className="invoicing-sending-log" aria-label={title}>
        {invoice.mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} name={texts.log.kind[mailedKind(invoice, mail.kind)]} />
            {canSendAgain(invoice, mail) && (
              <SendAgain
                mail={mail}
                name={texts.log.kind[mailedKind(invoice, mail.kind)]}
                onSend={onSend}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type MailProps = {
  mail: SentMail;
  /** What went with it. */
  name: string;
};

function Mail({ mail, name }: MailProps) {
  const { to, by, message } = texts.log;
  const { tone, text } = mailState(mail);
  return (
    <div className="invoicing-sending-mail">
      <span>
        <strong>{name}</strong> {to(mail.emails.join(', '))}
      </span>
      <StatusBadge tone={tone}>{text}</StatusBadge>
      <Muted>{by(formatInstant(mail.sent_at ?? mail.created_at), mail.sent_by)}</Muted>
      {mail.error && !isAnswered(mail) && (
        <span className="invoicing-sending-error">{mail.error}</span>
      )}
      <Answers mail={mail} />
      {mail.message && (
        <details>
          <summary>{message}</summary>
          <p>
            <strong>{mail.subject}</strong>
            {`\n\n${mail.message}`}
          </p>
        </details>
      )}
    </div>
  );
}

/** Whether what went wrong is said below, of the address that it is about. */
const isAnswered = ({ error, answers }: SentMail) =>
  answers.some((answer) => !isTaken(answer) && error?.includes(answer.email));

function SendAgain({ mail, name, onSend }: MailProps & Pick<Props, 'onSend'>) {
  return (
    <Button
      size="small"
      aria-label={texts.log.again(name, mail.emails.join(', '))}
      onClick={() => onSend({ kind: mail.kind, again: mail })}
    >
      {texts.sendAgain}
    </Button>
  );
}
