import { useNavigate } from '@boekwerk/shared/router';
import { EditableInvoice } from './editable-invoice';
import { addressOf } from './invoice-address';

/** /invoicing/invoice/create */
export function CreateInvoicePage() {
  const navigate = useNavigate();
  return (
    <EditableInvoice
      invoice={null}
      onCreated={(saved) => navigate(addressOf(saved), { replace: true })}
    />
  );
}
