import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { documentKind } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { allows, canRemind } from '@boekwerk/shared/domain/invoice/invoice-status';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { DownloadOutlined, DownOutlined } from '@boekwerk/shared/ui/icons';
import { useIsPhone } from '@boekwerk/shared/ui/list/use-is-phone';
import { type ActionItem, ActionMenu } from '@boekwerk/shared/ui/menu';
import { FooterBar } from '@boekwerk/shared/ui/page';
import type { ReactNode } from 'react';
import { OVERVIEW } from '../addresses';
import { texts as remote } from '../texts';
import { ActionButton } from './action-button';
import { texts } from './texts';
import { useSentActions } from './use-sent-actions';

export type MailKind = 'invoice' | 'reminder';

type Props = {
  invoice: Invoice;
  onAttachments: () => void;
  onSend: (kind: MailKind) => void;
  /** Records payments. */
  payMenu: ReactNode;
};

/** What can be done with an invoice that was sent; a phone has all that is secondary in one menu. */
export function SentFooter({ invoice, onAttachments, onSend, payMenu }: Props) {
  const isPhone = useIsPhone();
  const actions = useSentActions(invoice, onAttachments);
  const { attachments, template, download, ubl, copy, credit, close, isSavingPdf } = actions;
  const inMenu = (
    isPhone ? [attachments, template, download, ubl, copy, credit, close] : [ubl, copy]
  ).filter((item) => item !== null);
  const mails = sendItems(invoice, onSend);
  return (
    <FooterBar
      left={
        <>
          {!isPhone && attachments && <ActionButton item={attachments} />}
          {!isPhone && template && <ActionButton item={template} />}
          {!isPhone && download && (
            <ActionButton item={download} icon={<DownloadOutlined />} isBusy={isSavingPdf} />
          )}
          {inMenu.length > 0 && (
            <ActionMenu items={inMenu}>
              <Button icon={<DownOutlined />} iconPlacement="end">
                {texts.more}
              </Button>
            </ActionMenu>
          )}
        </>
      }
    >
      {!isPhone && <LinkButton to={OVERVIEW}>{remote.close}</LinkButton>}
      {!isPhone && credit && <ActionButton item={credit} />}
      {payMenu}
      {mails.length > 0 && (
        <ActionMenu items={mails}>
          <Button type="primary" icon={<DownOutlined />} iconPlacement="end">
            {remote.send}
          </Button>
        </ActionMenu>
      )}
    </FooterBar>
  );
}

/** Sends again, or a reminder when it is overdue; only open invoices get reminders. */
function sendItems(invoice: Invoice, onSend: Props['onSend']): ActionItem[] {
  const label = remote.sendByMail(documentKind(invoice));
  const again = { key: 'invoice', label, onClick: () => onSend('invoice') };
  const remind = { key: 'reminder', label: texts.sendReminder, onClick: () => onSend('reminder') };
  return [...(allows(invoice, 'send') ? [again] : []), ...(canRemind(invoice) ? [remind] : [])];
}
