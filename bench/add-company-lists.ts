import type { PoolClient } from 'pg';

/** Adds so many products and recurrences to a company that has customers. */
export async function addCatalogue(
  client: PoolClient,
  company: number,
  { products, recurrences }: { products: number; recurrences: number },
) {
  await client.query(
    `INSERT INTO product (relation_id, title, description, value, tax_id)
     SELECT $1, 'Artikel ' || n, 'Omschrijving ' || n, n, 1 FROM generate_series(1, $2::int) n`,
    [company, products],
  );
  await client.query(
    `WITH template AS (
       INSERT INTO invoice (relation_id, to_relation_id, status, date, expiration_date, description, total,
         total_ex_tax, customer_name, search_text)
       SELECT $1, (SELECT min(id) FROM relation WHERE owner_relation_id = $1), 0, current_date, current_date + 30,
         'Abonnement ' || n, 121, 100, 'Klant 1', 'abonnement ' || n
       FROM generate_series(1, $2::int) n RETURNING id
     )
     INSERT INTO recurrence (relation_id, base_invoice_id, recurrence_type, anchor_date, anchor_period_start,
       next_date, next_period_start)
     SELECT $1, id, 1, current_date, current_date, current_date + id % 300, current_date + 20 FROM template`,
    [company, recurrences],
  );
}

/** Adds documents of five years to a company; one in a hundred waits for an answer. */
export async function addDocuments(
  client: PoolClient,
  { company, user, count }: { company: number; user: number; count: number },
) {
  await client.query(`UPDATE relation SET booking_enabled = 1 WHERE id = $1`, [company]);
  await client.query(
    `INSERT INTO accounting_connection (relation_id, office_code, office_name) VALUES ($1, '1001', 'Kantoor')`,
    [company],
  );
  await client.query(
    `WITH kept AS (
       INSERT INTO file (relation_id, name, content_type, size, sha256)
       VALUES ($1, 'bon.pdf', 'application/pdf', 1000, 'x') RETURNING id
     ), parties AS (
       SELECT array_agg(id) AS ids FROM relation WHERE owner_relation_id = $1
     )
     INSERT INTO booking_item (relation_id, file_id, file_name, amount_pages, status, uploaded_by, uploaded_date,
       tag, invoice_number, date, amount, is_credit, supplier_relation_id)
     SELECT $1, kept.id, 'bon ' || n || '.pdf', 1, CASE WHEN n % 100 = 0 THEN 3 WHEN n % 20 = 0 THEN 0 ELSE 2 END, $2,
       now() - n * (interval '5 years' / $3::int),
       'INK', 'F' || n, current_date - (n * 1825 / $3::int), n % 9973 + 0.5, n % 50 = 0, ids[1 + n % cardinality(ids)]
     FROM kept, parties, generate_series(1, $3::int) n`,
    [company, user, count],
  );
  await client.query(
    `WITH asked AS (
       INSERT INTO note (relation_id, booking_item_id, user_id, message)
       SELECT relation_id, id, $2, 'Wat is dit?' FROM booking_item WHERE relation_id = $1 AND status = 3
       RETURNING id, booking_item_id, created_at
     )
     UPDATE booking_item SET question_id = asked.id, question_at = asked.created_at
     FROM asked WHERE booking_item.id = asked.booking_item_id`,
    [company, user],
  );
}
