import type { Invoice, SentMail } from '@boekwerk/shared/contract/invoice';
import { documentKind } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { Muted } from '@boekwerk/shared/ui/text';
import { mailedKind } from './mailing';
import { texts } from './texts';

type Props = {
  invoice: Invoice;
  kind: SentMail['kind'];
  hasUbl: boolean;
};

/** What goes along with the mail. */
export function MailContents({ invoice, kind, hasUbl }: Props) {
  const { title, none } = texts.enclosed;
  return (
    <section className="invoicing-sending-enclosed" aria-label={title}>
      <Muted>{title}</Muted>
      <ul>
        {invoice.is_opening_balance ? (
          <li>{none}</li>
        ) : (
          <Files invoice={invoice} kind={kind} hasUbl={hasUbl} />
        )}
      </ul>
    </section>
  );
}

function Files({ invoice, kind, hasUbl }: Props) {
  const { reminder, ubl, noUbl } = texts.enclosed;
  const pdf = texts.enclosed[mailedKind(invoice, 'invoice')];
  const isReminder = kind === 'reminder';
  return (
    <>
      {isReminder && <li>{reminder}</li>}
      <li>{pdf}</li>
      {!isReminder && <li>{hasUbl ? ubl(documentKind(invoice)) : noUbl}</li>}
      {!isReminder && invoice.attachments.map(({ id, file_name }) => <li key={id}>{file_name}</li>)}
    </>
  );
}
