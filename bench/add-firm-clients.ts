import type { PoolClient } from 'pg';

/** Adds `count` clients to an accounting firm. */
export async function addFirmClients(client: PoolClient, firm: number, count: number) {
  await client.query(
    `WITH made AS (
       INSERT INTO relation (name, first_name, last_name, email, general_email, phone, city, search_text)
       SELECT 'Relatie ' || n, 'Voornaam ' || n % 997, 'Achternaam ' || n % 4999, 'post' || n || '@meet.example',
         'post' || n || '@meet.example', '030-' || n, 'Plaats ' || n % 400, 'relatie ' || n
       FROM generate_series(1, $2::int) n RETURNING id
     )
     INSERT INTO administration_relation (administration_id, enterprise_id) SELECT $1, id FROM made`,
    [firm, count],
  );
}
