import type { PoolClient } from 'pg';

/** Invoices are added so many at a time. */
const BATCH = 10_000;

/** Adds `count` invoices of five years to a company, with 500 customers. */
export async function addInvoices(client: PoolClient, company: number, count: number) {
  await client.query(
    `INSERT INTO relation (owner_relation_id, name, general_email, search_text)
     SELECT $1, 'Klant ' || n, 'klant' || n || '@meet.example', 'klant ' || n FROM generate_series(1, 500) n`,
    [company],
  );
  const { rows: clients } = await client.query(
    'SELECT min(id) AS first FROM relation WHERE owner_relation_id = $1',
    [company],
  );
  // Oldest first, so that numbers follow dates; one in twenty still a concept, one in ten not paid yet.
  for (let from = 0; from < count; from += BATCH)
    await client.query(
      `INSERT INTO invoice (relation_id, to_relation_id, status, date, expiration_date, description,
         total, total_ex_tax, amount_paid, customer_name, search_text)
       SELECT $1, $2 + n % 500, status, day, day + 30, 'Levering ' || n, 121 + n % 900, 100 + n % 900,
         CASE WHEN status = 7 THEN 121 + n % 900 ELSE 0 END, 'Klant ' || (n % 500 + 1),
         'levering ' || n || ' klant ' || (n % 500 + 1)
       FROM (
         SELECT n, (current_date - ((($3::int - n) * 1825.0 / $3::int)::int)) AS day,
           CASE WHEN n % 20 = 0 THEN 3 WHEN n % 10 = 1 THEN 5 ELSE 7 END AS status
         FROM generate_series($4::int + 1, least($4::int + $5::int, $3::int)) n
       ) made`,
      [company, clients[0].first, count, from, BATCH],
    );
  await client.query(
    `UPDATE invoice SET prefix = '', number_year = numbered.year, prefix_id = numbered.place,
       invoice_number = numbered.year || '-' || lpad(numbered.place::text, 4, '0')
     FROM (
       SELECT id, extract(year FROM date)::int AS year,
         row_number() OVER (PARTITION BY extract(year FROM date) ORDER BY date, id) AS place
       FROM invoice WHERE relation_id = $1 AND status >= 5
     ) numbered
     WHERE invoice.id = numbered.id`,
    [company],
  );
  await client.query(
    `INSERT INTO invoice_counter (relation_id, prefix, year, last_number)
     SELECT relation_id, '', number_year, max(prefix_id) FROM invoice
     WHERE relation_id = $1 AND prefix_id IS NOT NULL GROUP BY relation_id, number_year`,
    [company],
  );
}
