import { addFirmClients } from './add-firm-clients';
import { inNewCompany } from './new-company';

/** One accounting firm with `COUNT` clients. */
await inNewCompany('firm', ({ client, company, count }) => addFirmClients(client, company, count));
