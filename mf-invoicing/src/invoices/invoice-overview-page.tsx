import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { formatDate, formatEuro } from '@boekwerk/shared/domain/format';
import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice-shown';
import { allows } from '@boekwerk/shared/domain/invoice-status';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { DateRangeInput } from '@boekwerk/shared/ui/date-range';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { DeleteOutlined, PlusOutlined } from '@boekwerk/shared/ui/icons';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { addressOf, columns, InvoiceBadge } from './invoice-columns';
import { useDeleteInvoice, useInvoices } from './queries';
import { texts } from './texts';

const CREATE = '/invoicing/invoice/create';

/** /invoicing/invoice/overview */
export function InvoiceOverviewPage() {
  const list = useListState(InvoiceQuery);
  const invoices = useInvoices(list.query);
  const remove = useRemove();
  const { query, change } = list;

  return (
    <ListPage
      title={texts.title}
      action={<NewInvoice />}
      list={list}
      query={invoices}
      tabs={tabs}
      filters={
        <>
          <DateRangeInput label={texts.period} value={query} onChange={change} />
          <SelectInput
            aria-label={texts.expired.label}
            value={query.expired}
            onChange={(expired) => change({ expired: expired ?? 'all' })}
            options={expiredOptions}
          />
        </>
      }
      columns={columns}
      rowLink={addressOf}
      phoneRow={(invoice) => ({
        title: invoice.customer_name,
        amount: formatEuro(shownAmount(invoice.total, invoice)),
        meta: `${shownNumber(invoice)} · ${formatDate(invoice.date)}`,
        badge: <InvoiceBadge invoice={invoice} />,
      })}
      rowActions={(invoice) => actionsOn(invoice, remove)}
      empty={
        <EmptyState
          picture="invoices"
          title={texts.none}
          text={texts.noneHint}
          action={<NewInvoice />}
        />
      }
      texts={texts.list}
    />
  );
}

function NewInvoice() {
  return (
    <LinkButton type="primary" to={CREATE} icon={<PlusOutlined />}>
      {texts.newInvoice}
    </LinkButton>
  );
}

type Remove = (invoice: InvoiceRow) => Promise<void>;

function useRemove(): Remove {
  const confirm = useConfirm();
  const notices = useNotices();
  const deletion = useDeleteInvoice();
  return async (invoice) => {
    const number = shownNumber(invoice);
    if (!(await confirm({ text: texts.remove.question(number), isDelete: true }))) return;
    deletion.mutate(invoice.id, {
      onSuccess: () => notices.success(texts.remove.done, texts.remove.doneText(number)),
      onError: notices.failed,
    });
  };
}

const actionsOn = (invoice: InvoiceRow, remove: Remove): ActionItem[] =>
  allows(invoice.status, 'delete')
    ? [
        {
          key: 'delete',
          label: texts.remove.action,
          icon: <DeleteOutlined />,
          isDanger: true,
          onClick: () => void remove(invoice),
        },
      ]
    : [];

const tabs = Object.entries(texts.tabs).map(([key, label]) => ({ key, label }));

const expiredOptions = (['all', 'expired', 'not_expired'] as const).map((value) => ({
  value,
  label: texts.expired[value],
}));
