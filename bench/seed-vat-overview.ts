import { addInvoices } from './add-invoices';
import { inNewCompany } from './new-company';

/**
 * One company with `COUNT` invoices, and as many booked documents of two lines, each over five years: a tenth of what was
 * sent goes to other countries of the European Union, and a tenth of what was bought has reverse charge.
 */
await inNewCompany('company', async ({ client, company, user, count }) => {
  await client.query('UPDATE relation SET booking_enabled = 1 WHERE id = $1', [company]);
  await addInvoices(client, company, count);
  await client.query(
    `UPDATE invoice SET has_vat_amounts = true,
       to_party = jsonb_build_object('country', 'DE', 'tax_number', 'DE' || (100000000 + to_relation_id))
     WHERE relation_id = $1 AND status >= 5`,
    [company],
  );
  await client.query(
    `INSERT INTO invoice_vat (relation_id, invoice_id, tax_id, date, net, vat, box)
     SELECT relation_id, id, kind, date, total_ex_tax, CASE kind WHEN 1 THEN total - total_ex_tax ELSE 0 END,
       CASE kind WHEN 1 THEN '1a' ELSE '3b' END
     FROM (SELECT *, CASE WHEN id % 10 = 0 THEN 6 ELSE 1 END AS kind FROM invoice WHERE relation_id = $1 AND status >= 5) sent`,
    [company],
  );
  const { rows: codes } = await client.query(
    `INSERT INTO ledger_account (relation_id, office_code, code, name, type, vat_is_sale, vat_group, vat_is_reversed)
     VALUES ($1, '1', 'IH', 'Hoog', 7, false, 'NL5B', false), ($1, '1', 'IV', 'Verlegd', 7, false, 'NL2A', true)
     RETURNING id`,
    [company],
  );
  const [high, reversed] = codes.map(({ id }) => id);
  await client.query(
    `INSERT INTO vat_percentage (relation_id, vat_ledger_account_id, from_date, percentage)
     SELECT $1, id, '2012-10-01', 21 FROM unnest($2::int[]) id`,
    [company, [high, reversed]],
  );
  await client.query(
    `WITH paper AS (
       INSERT INTO file (relation_id, name, content_type, size, sha256) VALUES ($1, 'bon.jpg', 'image/jpeg', 1, 'x')
       RETURNING id
     ), made AS (
       INSERT INTO booking_item (relation_id, file_id, file_name, amount_pages, status, uploaded_by, uploaded_date, tag,
         invoice_number, date, amount, booked_at)
       SELECT $1, paper.id, 'image.jpg', 1, 2, $2, now() - n * interval '1 minute', 'INK', 'F' || n,
         current_date - (n * 1825.0 / $3::int)::int, 242, now()
       FROM paper, generate_series(1, $3::int) n
       RETURNING relation_id, id
     )
     INSERT INTO booking_line (relation_id, booking_item_id, position, value, vat_ledger_account_id, vat)
     SELECT relation_id, id, at, 100, CASE WHEN id % 10 = 0 THEN $5::int ELSE $4::int END,
       CASE WHEN id % 10 = 0 THEN 0 ELSE 21 END
     FROM made, generate_series(0, 1) at`,
    [company, user, count, high, reversed],
  );
});
