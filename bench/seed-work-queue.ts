import { addFirmClients } from './add-firm-clients';
import { inNewCompany } from './new-company';

/** What a client handed in, of which one in ten waits, for one reason or another. */
const DOCUMENTS = 100;

/** One accounting firm with `COUNT` clients, and the documents of each. */
await inNewCompany('firm', async ({ client, company, user, count }) => {
  await addFirmClients(client, company, count);
  await client.query(
    `WITH kept AS (
       INSERT INTO file (relation_id, name, content_type, size, sha256)
       SELECT enterprise_id, 'bon.pdf', 'application/pdf', 1000, 'x'
       FROM administration_relation WHERE administration_id = $1 RETURNING id, relation_id
     )
     INSERT INTO booking_item (relation_id, file_id, file_name, amount_pages, status, uploaded_by, uploaded_date, tag,
       invoice_number, date, amount, booking_errors)
     SELECT kept.relation_id, kept.id, 'bon ' || n || '.pdf', 1, CASE n % 100 WHEN 1 THEN 3 WHEN 2 THEN 1 WHEN 3 THEN 1
         WHEN 4 THEN 1 WHEN 5 THEN 1 WHEN 6 THEN 0 WHEN 7 THEN 0 WHEN 8 THEN 0 WHEN 9 THEN 0 WHEN 10 THEN 0 ELSE 2 END,
       $2, now() - (n * 7919 + kept.relation_id * 104729::bigint) % 157680000 * interval '1 second', 'INK', 'F' || n,
       current_date - n, n + 0.5, CASE WHEN n % 100 = 5 AND kept.relation_id % 50 = 0 THEN '{"":"Geweigerd"}'::jsonb END
     FROM kept, generate_series(1, $3::int) n`,
    [company, user, DOCUMENTS],
  );
});
