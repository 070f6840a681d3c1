import { inNewCompany } from './new-company';

/** One company with `COUNT` customers and suppliers; one in four is a private person. */
await inNewCompany('company', async ({ client, company, count }) => {
  await client.query(
    `INSERT INTO relation (owner_relation_id, type, enterprise_relation_type, name, first_name, last_name, email,
       general_email, city, search_text)
     SELECT $1, CASE WHEN n % 4 = 0 THEN 1 ELSE 0 END, CASE WHEN n % 10 = 1 THEN 'supplier' ELSE 'client' END,
       CASE WHEN n % 4 = 0 THEN '' ELSE 'Relatie ' || n END, 'Voornaam ' || n % 997, 'Achternaam ' || n % 4999,
       'post' || n || '@meet.example', 'post' || n || '@meet.example', 'Plaats ' || n % 400,
       'relatie ' || n || ' voornaam ' || n % 997 || ' achternaam ' || n % 4999
     FROM generate_series(1, $2::int) n`,
    [company, count],
  );
});
