import { randomBytes } from 'node:crypto';
import { diskStore } from '../api/src/platform/files/disk-store';
import { inNewCompany } from './new-company';

/** As large as a photo of a receipt that a browser has made smaller. */
const BYTES = 100_000;

/** One company with `COUNT` labelled documents that were handed in, each with a file of its own. */
await inNewCompany('company', async ({ client, company, user, count }) => {
  await client.query(`UPDATE relation SET booking_enabled = 1 WHERE id = $1`, [company]);
  const store = await diskStore(`${process.env.DATA_DIR}/files`, '');
  const bytes = randomBytes(BYTES);
  const { rows } = await client.query(
    `INSERT INTO file (relation_id, name, content_type, size, sha256)
     SELECT $1, 'bon.jpg', 'image/jpeg', $2, 'x' FROM generate_series(1, $3::int) RETURNING id`,
    [company, BYTES, count],
  );
  for (const { id } of rows) await store.put(id, bytes);
  await client.query(
    `INSERT INTO booking_item (relation_id, file_id, file_name, amount_pages, status, uploaded_by, uploaded_date, tag)
     SELECT $1, id, 'image.jpg', 1, 2, $2, now() - row_number() OVER () * interval '1 hour', 'INK'
     FROM file WHERE relation_id = $1`,
    [company, user],
  );
});
