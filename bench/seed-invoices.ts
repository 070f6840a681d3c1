import { addInvoices } from './add-invoices';
import { inNewCompany } from './new-company';

/** One company with `COUNT` invoices over five years. */
await inNewCompany('company', ({ client, company, count }) => addInvoices(client, company, count));
