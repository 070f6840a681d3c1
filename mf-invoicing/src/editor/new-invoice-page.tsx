import { useNavigate } from '@boekwerk/shared/router';
import { InvoiceEditor } from './invoice-editor';

/** /invoicing/invoice/create */
export function NewInvoicePage() {
  const navigate = useNavigate();
  return (
    <InvoiceEditor
      invoice={null}
      onCreated={({ id }) => navigate(`/invoicing/invoice/edit/${id}`, { replace: true })}
    />
  );
}
