import { Link } from '@boekwerk/shared/router';
import { useMay } from '@boekwerk/shared/session/use-may';
import { texts } from './texts';

/** That a document is an invoice of one's own, and where that is, as a row of a list of facts. */
export function OwnInvoiceFact({ invoice_id }: { invoice_id: number }) {
  const maySee = useMay('invoicing');
  return (
    <div>
      <dt>{texts.invoice}</dt>
      <dd>
        {maySee ? (
          <Link to={`/invoicing/invoice/edit/${invoice_id}`}>{texts.toInvoice}</Link>
        ) : (
          texts.own
        )}
        <p>{texts.stays}.</p>
      </dd>
    </div>
  );
}
