import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { Link } from '@boekwerk/shared/router';
import { useDocumentOfInvoice } from './queries';
import { texts } from './texts';

/** Leads to the document that an invoice became, as a row of a list of facts; for who sees documents. */
export function InBooks({ invoice: { id } }: { invoice: Pick<Invoice, 'id'> }) {
  const { data } = useDocumentOfInvoice(id);
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
