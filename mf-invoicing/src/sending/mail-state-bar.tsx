import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { mailLine } from './mail-line';
import { canSendAgain, type Mailing } from './mailing';
import { texts } from './texts';

type Props = { invoice: Invoice; onSend: (mailing: Mailing) => void };

/** Why a concept did not go by itself; nothing for any other. */
export function UnsentBar({ invoice }: Pick<Props, 'invoice'>) {
  const mail = invoice.mails[0];
  return mail ? <InfoBar tone="red">{texts.unsent(mail.error)}</InfoBar> : null;
}

/** The state of the last mail of an invoice, until it was delivered; nothing for an invoice sent by hand. */
export function MailStateBar({ invoice, onSend }: Props) {
  const mail = invoice.mails[0];
  if (!mail) return null;
  const { tone, text } = mailLine(mail);
  if (tone === 'green') return null;
  return (
    <InfoBar
      tone={tone}
      action={
        canSendAgain(invoice, mail) && (
          <Button size="small" onClick={() => onSend({ kind: mail.kind, again: mail })}>
            {texts.sendAgain}
          </Button>
        )
      }
    >
      {text}
    </InfoBar>
  );
}
