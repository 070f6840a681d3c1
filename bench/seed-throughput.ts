import type { PoolClient } from 'pg';
import { addCatalogue, addDocuments } from './add-company-lists';
import { addFirmClients } from './add-firm-clients';
import { addInvoices } from './add-invoices';
import { inNewDatabase, newCompany } from './new-company';

const FIRM_CLIENTS = 1_000;
const SENDERS = 8;
const CONCEPTS = 100;

/**
 * A company with `COUNT` invoices and some of everything else, a firm with clients, and eight companies with concepts
 * that are ready to be sent.
 */
await inNewDatabase(async (client, count) => {
  const { company, user } = await newCompany(client, 'company', 'meet@boekwerk.example');
  await addInvoices(client, company, count);
  await addCatalogue(client, company, { products: 1_000, recurrences: 100 });
  await addDocuments(client, { company, user, count });
  const { company: firm } = await newCompany(client, 'firm', 'kantoor@boekwerk.example');
  await addFirmClients(client, firm, FIRM_CLIENTS);
  for (let n = 1; n <= SENDERS; n++) {
    const sender = await newCompany(client, 'company', `zender${n}@boekwerk.example`);
    await addInvoices(client, sender.company, count / SENDERS);
    await addConcepts(client, sender.company);
  }
});

/** Of three lines, dated today. */
async function addConcepts(client: PoolClient, company: number) {
  await client.query(
    `WITH concept AS (
       INSERT INTO invoice (relation_id, to_relation_id, status, date, expiration_date, description, reference, total,
         total_ex_tax, customer_name, search_text)
       SELECT $1, (SELECT min(id) FROM relation WHERE owner_relation_id = $1), 3, current_date, '2199-12-31',
         'Te verzenden ' || n, 'te verzenden', 90.75, 75, 'Klant 1', 'te verzenden ' || n
       FROM generate_series(1, $2::int) n RETURNING id
     )
     INSERT INTO invoice_line (relation_id, invoice_id, position, title, amount, value, tax_id)
     SELECT $1, concept.id, n - 1, 'Regel ' || n, n, 12.5, 1 FROM concept, generate_series(1, 3) n`,
    [company, CONCEPTS],
  );
}
