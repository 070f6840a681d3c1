import { useNavigate } from '@boekwerk/shared/router';
import { addressOf } from './addresses';
import { EditableInvoice } from './editable-invoice';

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
