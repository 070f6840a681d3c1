import { addCatalogue, addDocuments } from './add-company-lists';
import { addInvoices } from './add-invoices';
import { inNewCompany } from './new-company';

/** Invoices of which a page is not measured here, only that there are some. */
const INVOICES = 100;

/** One company with `COUNT` documents, of which one in a hundred is a question, `COUNT` products and a tenth of recurrences. */
await inNewCompany('company', async ({ client, company, user, count }) => {
  await addInvoices(client, company, INVOICES);
  const recurrences = Math.min(1_000, count / 10);
  await addCatalogue(client, company, { products: count, recurrences });
  await addDocuments(client, { company, user, count });
});
