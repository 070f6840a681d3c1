import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { documentKind } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { Button } from '@boekwerk/shared/ui/button';
import { DownOutlined } from '@boekwerk/shared/ui/icons';
import { ActionMenu } from '@boekwerk/shared/ui/menu';
import { texts } from '../../texts';
import type { useSaving } from '../use-saving';
import { useSendByHand } from './use-send-by-hand';

type Props = { invoice: Invoice; saving: ReturnType<typeof useSaving>; onSend: () => void };

export function SendButton({ invoice, saving, onSend }: Props) {
  const sendByHand = useSendByHand(invoice, saving.saveIfChanged);
  return (
    <ActionMenu
      items={[
        {
          key: 'mail',
          label: texts.sendByMail(documentKind(invoice)),
          onClick: () => saving.saveIfChanged(onSend),
        },
        { key: 'hand', label: texts.sendByHand, onClick: () => void sendByHand() },
      ]}
    >
      <Button type="primary" icon={<DownOutlined />} iconPlacement="end">
        {texts.send}
      </Button>
    </ActionMenu>
  );
}
