import { useNavigate } from '@boekwerk/shared/router';
import { EditableInvoice } from './editable-invoice';

/** /invoicing/invoice/create */
export function NewInvoicePage() {
  const navigate = useNavigate();
  return (
    <EditableInvoice
      invoice={null}
      onCreated={({ id }) => navigate(`/invoicing/invoice/edit/${id}`, { replace: true })}
    />
  );
}
