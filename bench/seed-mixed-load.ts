import type { PoolClient } from 'pg';
import { diskStore } from '../api/src/platform/files/disk-store';
import { addCatalogue } from './add-company-lists';
import { addInvoices } from './add-invoices';
import { inNewDatabase, newCompany } from './new-company';
import { textPdf } from './text-pdf.mjs';

const INVOICES = 1_000;
const PRODUCTS = 100;
/** As many as the accounting package has offices for. */
const CLIENTS = 2;
const DOCUMENTS = 5_000;

/** `COUNT` companies that send invoices, and a firm with clients whose documents are to be booked. */
await inNewDatabase(async (client, count) => {
  for (let n = 1; n <= count; n++) {
    const { company } = await newCompany(client, 'company', `eigenaar${n}@boekwerk.example`);
    await client.query('UPDATE relation SET booking_enabled = 1 WHERE id = $1', [company]);
    await addInvoices(client, company, INVOICES);
    await addCatalogue(client, company, { products: PRODUCTS, recurrences: 10 });
  }
  const { company: firm } = await newCompany(client, 'firm', 'kantoor@boekwerk.example');
  for (let n = 1; n <= CLIENTS; n++) await addClient(client, firm, n);
});

async function addClient(client: PoolClient, firm: number, n: number) {
  const { company, user } = await newCompany(client, 'company', `klant${n}@boekwerk.example`);
  await client.query('UPDATE relation SET booking_enabled = 1, name = $2 WHERE id = $1', [
    company,
    `Klant ${n}`,
  ]);
  await client.query(
    'INSERT INTO administration_relation (administration_id, enterprise_id) VALUES ($1, $2)',
    [firm, company],
  );
  await client.query(
    `INSERT INTO relation (owner_relation_id, name, general_email, search_text, relation_user_type)
     VALUES ($1, 'Meelfabriek', 'm@meet.example', 'meelfabriek', 0)`,
    [company],
  );
  await addDocuments(client, { company, user });
}

/** Labelled and made ready, all of one file. */
async function addDocuments(client: PoolClient, of: { company: number; user: number }) {
  const bytes = textPdf(['Meelfabriek', 'FACTUUR', 'Totaal te betalen EUR 121,00']);
  const { rows } = await client.query(
    `INSERT INTO file (relation_id, name, content_type, size, sha256)
     VALUES ($1, 'bon.pdf', 'application/pdf', $2, 'x') RETURNING id`,
    [of.company, bytes.length],
  );
  await (await diskStore(`${process.env.DATA_DIR}/files`, '')).put(rows[0].id, bytes);
  await client.query(
    `INSERT INTO booking_item (relation_id, file_id, file_name, amount_pages, status, uploaded_by, uploaded_date, tag)
     SELECT $1, $2, 'bon ' || n || '.pdf', 1, 1, $3, now() - n * interval '1 minute', 'INK'
     FROM generate_series(1, $4::int) n`,
    [of.company, rows[0].id, of.user, DOCUMENTS],
  );
}
