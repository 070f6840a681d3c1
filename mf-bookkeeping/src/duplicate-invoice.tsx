import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { getDuplicateInvoice } from '@boekwerk/shared/contract/bookkeeping/duplicates';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Drawer } from '@boekwerk/shared/ui/drawer';
import { Loaded, Loader } from '@boekwerk/shared/ui/states';
import { WholeNumbers } from '@boekwerk/shared/ui/text';
import './duplicate-invoice.css';
import { DocumentBadge } from './document-badge';
import { useDuplicateInvoice } from './duplicates/queries';
import { shownTotal } from './overview/shown-total';
import { texts } from './texts';
import { DocumentPreview } from './viewer/document-preview';
import { usePaneShare } from './viewer/use-pane-share';
import './viewer/viewer.css';

type Props = { id: number; onClose: () => void };

/** The invoice that has the same number, in the place of the document, so that the form beside it can be filled in. */
export function DuplicateInvoice({ id, onClose }: Props) {
  const query = useDuplicateInvoice(id);
  const { share } = usePaneShare();
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  const { title, notFound, loading } = texts.duplicateInvoice;
  return (
    <Drawer
      open
      placement="left"
      mask={false}
      size={`${share}vw`}
      rootClassName="bookkeeping-duplicate"
      title={<WholeNumbers text={query.data ? title(query.data.invoice_number) : loading} />}
      onClose={onClose}
    >
      {isGone ? (
        <p role="status">{notFound}</p>
      ) : (
        <Loaded query={query} loading={<Loader text={loading} />} failed={texts.failedBooking}>
          {(invoice) => (
            <>
              <Facts invoice={invoice} />
              <DocumentPreview key={invoice.id} document={invoice} />
            </>
          )}
        </Loaded>
      )}
    </Drawer>
  );
}

/** By which two invoices are told apart. */
function Facts({ invoice }: { invoice: ReplyOf<typeof getDuplicateInvoice> }) {
  const { supplier, date, amount, status } = invoice;
  return (
    <p className="bookkeeping-duplicate-facts">
      <DocumentBadge status={status} />
      {supplier && <span>{supplier}</span>}
      {date && <span className="bw-figures">{formatDate(date)}</span>}
      {amount !== null && <span className="bw-figures">{shownTotal(invoice)}</span>}
    </p>
  );
}
