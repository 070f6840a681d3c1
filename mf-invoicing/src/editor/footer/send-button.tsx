import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { documentKind } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { Button } from '@boekwerk/shared/ui/button';
import { DownOutlined } from '@boekwerk/shared/ui/icons';
import { ActionMenu } from '@boekwerk/shared/ui/menu';
import { texts } from '../../texts';
import type { EditorFooterProps } from './editor-footer-props';
import { useSendByHand } from './use-send-by-hand';

type Props = Pick<EditorFooterProps, 'saved' | 'whyNotSend' | 'onSend'> & {
  invoice: Invoice;
  /** Without what it is that is sent, for lack of room. */
  isShort?: boolean;
};

export function SendButton({ invoice, saved, whyNotSend, onSend, isShort = false }: Props) {
  const sendByHand = useSendByHand(invoice, saved.saveIfChanged);
  return (
    <ActionMenu
      items={[
        {
          key: 'mail',
          label: texts.sendByMail(documentKind(invoice)),
          disabledReason: whyNotSend,
          onClick: () => saved.saveIfChanged(onSend),
        },
        {
          key: 'hand',
          label: texts.sendByHand,
          disabledReason: whyNotSend,
          onClick: () => void sendByHand(),
        },
      ]}
    >
      <Button type="primary" icon={<DownOutlined />} iconPlacement="end">
        {invoice.is_credit && !isShort ? texts.sendCredit : texts.send}
      </Button>
    </ActionMenu>
  );
}
