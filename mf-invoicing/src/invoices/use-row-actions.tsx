import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { allows, canCredit, canDelete } from '@boekwerk/shared/domain/invoice/invoice-status';
import { useNavigate } from '@boekwerk/shared/router';
import { DeleteOutlined } from '@boekwerk/shared/ui/icons';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { addressOf } from '../addresses';
import { texts as remote } from '../texts';
import { useCopyInvoice, useCreditInvoice } from '../use-copy-invoice';
import { texts } from './texts';
import { useRemove } from './use-remove';

/** What can be done to one invoice, or to a template. */
export function useRowActions(
  showHistory: (invoice: InvoiceRow) => void,
): (invoice: InvoiceRow) => ActionItem[] {
  const navigate = useNavigate();
  const copy = useCopyInvoice();
  const credit = useCreditInvoice();
  const remove = useRemove();

  return (invoice) => [
    { key: 'open', label: texts.open, onClick: () => navigate(addressOf(invoice)) },
    ...when(allows(invoice, 'copy'), {
      key: 'copy',
      label: remote.copy.name,
      onClick: () => void copy(invoice),
    }),
    ...when(canCredit(invoice), {
      key: 'credit',
      label: remote.credit.name,
      onClick: () => void credit(invoice),
    }),
    { key: 'history', label: remote.history, onClick: () => showHistory(invoice) },
    ...when(canDelete(invoice), {
      key: 'delete',
      label: texts.remove.action,
      icon: <DeleteOutlined />,
      isDanger: true,
      onClick: () => void remove(invoice),
    }),
  ];
}

const when = (isAllowed: boolean, item: ActionItem) => (isAllowed ? [item] : []);
