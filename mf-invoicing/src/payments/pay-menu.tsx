import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import { isSettledByCredits, leftToPay } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { Button } from '@boekwerk/shared/ui/button';
import { DownOutlined } from '@boekwerk/shared/ui/icons';
import { ActionMenu } from '@boekwerk/shared/ui/menu';
import { useState } from 'react';
import { PayAllModal } from './pay-all-modal';
import { PayPartModal } from './pay-part-modal';
import { texts } from './texts';

/** Records a payment of an invoice that is open; nothing for any other. */
export function PayMenu({ invoice }: { invoice: Invoice }) {
  const [opened, setOpened] = useState<'all' | 'part' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {allows(invoice, 'payAll') && (
        <ActionMenu
          items={[
            {
              key: 'all',
              label: texts.all,
              disabledReason: whyNotAll(invoice),
              onClick: () => setOpened('all'),
            },
            {
              key: 'part',
              label: texts.part,
              disabledReason: whyNotPart(invoice),
              onClick: () => setOpened('part'),
            },
          ]}
        >
          <Button icon={<DownOutlined />} iconPlacement="end">
            {texts.menu}
          </Button>
        </ActionMenu>
      )}
      {opened === 'all' && <PayAllModal invoice={invoice} onClose={close} />}
      {opened === 'part' && <PayPartModal invoice={invoice} onClose={close} />}
    </>
  );
}

/** An invoice of € 0,00 can be marked as paid; one that credits cover has nothing left to pay. */
const whyNotAll = (invoice: Invoice) =>
  isSettledByCredits(invoice) ? texts.nothingLeft : undefined;

const whyNotPart = (invoice: Invoice) =>
  leftToPay(invoice) === 0 || isSettledByCredits(invoice)
    ? (whyNotAll(invoice) ?? texts.onlyInFull)
    : undefined;
