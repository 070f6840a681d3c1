import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { INVOICE_TABS, InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate, formatEuro } from '@boekwerk/shared/domain/money/format';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PlusOutlined, UploadOutlined } from '@boekwerk/shared/ui/icons';
import { Flex } from '@boekwerk/shared/ui/layout';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { addressOf, IMPORT_OPENING_BALANCES, NEW_INVOICE } from '../addresses';
import { InvoiceBadges } from '../invoice-badges';
import { texts as remote } from '../texts';
import { bulkItems } from './bulk/bulk-items';
import { useBulk } from './bulk/use-bulk';
import { useExports } from './exports/use-exports';
import { InvoiceFilters } from './invoice-filters';
import { REMEMBERED } from './invoices-query';
import { MailProgress } from './mail-progress';
import { useInvoices, useRecurrences } from './queries';
import { RecurringFilter } from './recurring/recurring-filter';
import { recurringList } from './recurring/recurring-list';
import { RecurringQuery } from './recurring/recurring-query';
import { useRecurringActions } from './recurring/use-recurring-actions';
import { texts } from './texts';
import { useHistory } from './use-history';
import { useInvoiceColumns } from './use-invoice-columns';
import { useRowActions } from './use-row-actions';

/** /invoicing/invoice/overview: invoices, and in the last tab the templates of those that come back. */
export function InvoiceOverviewPage() {
  const list = useListState(InvoiceQuery, REMEMBERED);
  const recurring = useListState(RecurringQuery, REMEMBERED);
  const isRecurring = list.query.tab === 'recurring';
  const columns = useInvoiceColumns();
  const invoices = useInvoices(list.query, !isRecurring);
  const recurrences = useRecurrences(recurring.query, isRecurring);
  const history = useHistory();
  const actionsOn = useRowActions(history.show);
  const templateActions = useRecurringActions(history.show);
  const bulk = useBulk();
  const exports = useExports();

  return (
    <>
      {isRecurring ? (
        <ListPage
          {...page}
          {...recurringList}
          counts={(recurrences.data ?? invoices.data)?.counts}
          list={recurring}
          query={recurrences}
          filters={<RecurringFilter list={recurring} />}
          rowActions={templateActions}
        />
      ) : (
        <ListPage
          {...page}
          {...invoiceList}
          columns={columns}
          counts={(invoices.data ?? recurrences.data)?.counts}
          list={list}
          query={invoices}
          filters={<InvoiceFilters list={list} />}
          rowActions={actionsOn}
          bulkActions={(rows, keep) => [
            ...bulkItems(bulk.start, rows, keep),
            ...exports.itemsFor({ invoice_ids: rows.map(({ id }) => id) }),
          ]}
        />
      )}
      {bulk.dialog}
      {history.drawer}
    </>
  );
}

function NewInvoice() {
  return (
    <LinkButton type="primary" to={NEW_INVOICE} icon={<PlusOutlined />}>
      {remote.newInvoice}
    </LinkButton>
  );
}

/** What is the same whatever the tab. */
const page = {
  title: remote.list,
  action: (
    <Flex gap={8} wrap>
      <LinkButton to={IMPORT_OPENING_BALANCES} icon={<UploadOutlined />}>
        {texts.import}
      </LinkButton>
      <NewInvoice />
    </Flex>
  ),
  notice: <MailProgress />,
  tabs: INVOICE_TABS.map((key) => ({ key, label: texts.tabs[key] })),
  empty: (
    <EmptyState
      picture="invoices"
      title={texts.none}
      text={texts.noneHint}
      action={<NewInvoice />}
    />
  ),
};

const invoiceList = {
  rowLink: addressOf,
  phoneRow: (invoice: InvoiceRow) => ({
    title: invoice.customer_name,
    amount: formatEuro(shownAmount(invoice.total, invoice)),
    meta: `${shownNumber(invoice)} · ${formatDate(invoice.date)}`,
    badge: <InvoiceBadges invoice={invoice} />,
  }),
  texts: texts.list,
};
