import { call } from '@boekwerk/shared/api-client/call';
import { getOwnInvoice } from '@boekwerk/shared/contract/bookkeeping/own-invoices';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { useQuery } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';
import { Link } from '@boekwerk/shared/router';
import { useMay } from '@boekwerk/shared/session/use-may';
import { texts } from './texts';

/** Leads to the document that an invoice became, as a row of a list of facts; for who sees documents. */
export function InBooks({ invoice: { id } }: { invoice: Pick<Invoice, 'id'> }) {
  const { data } = useQuery({
    queryKey: [...documentsKey(), 'of-invoice', id],
    queryFn: ({ signal }) => call(getOwnInvoice, { params: { id }, signal }),
    enabled: useMay('documents'),
  });
  if (!data?.id) return null;
  return (
    <div>
      <dt>{texts.books}</dt>
      <dd>
        <Link
          className="invoicing-sent-books"
          to={`/administration/document/overview?id=${data.id}`}
        >
          {texts.toDocument}
        </Link>
      </dd>
    </div>
  );
}
