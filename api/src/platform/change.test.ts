import { appUnderTest } from '../testing/app-under-test';
import { aCompany } from '../testing/builders';
import { change } from './change';
import { file } from './database/schema/relations';
import { filesIn } from './files/files';

const app = appUnderTest();

const source = new TextEncoder().encode('bytes');
const ofPdf = { name: 'a.pdf', content_type: 'application/pdf', source };

it('says why it was refused, also when a file it had put cannot be removed', async () => {
  const { id: relation_id } = await aCompany(app);
  const store = { ...app.store, delete: () => Promise.reject(new Error('disk')) };
  const refused = change({ ...app, store }, async ({ files }) => {
    await files.put({ relation_id, ...ofPdf });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');

  const { files } = filesIn(app.store, app.db);
  const { id } = await files.put({ relation_id, ...ofPdf });
  await change({ ...app, store }, (made) => made.files.delete(id)); // done, whatever the disk says
  expect(await app.db.$count(file)).toBe(0);
});

it('keeps a file when nobody knows whether its row was kept: the line broke at the commit', async () => {
  const { id: relation_id } = await aCompany(app);
  const put = change({ ...app, db: breaksAtCommit() }, ({ files }) =>
    files.put({ relation_id, ...ofPdf }),
  );
  await expect(put).rejects.toThrow('commit');

  const [kept] = await app.db.select().from(file);
  const { bytes } = await filesIn(app.store, app.db).files.get(kept?.id as string);
  expect(Buffer.from(bytes).toString()).toBe('bytes');
});

/** The database, by connections that break when they have committed, before they say so. */
function breaksAtCommit(): typeof app.db {
  const pool = app.db.$client;
  const connect = async () => {
    const client = await pool.connect();
    const query = async (asked: { text: string }, ...rest: unknown[]) => {
      const answer = await client.query(asked as never, ...(rest as never[]));
      if (asked.text === 'commit') throw new Error('connection lost');
      return answer;
    };
    return Object.assign(Object.create(client), { query });
  };
  return Object.assign(Object.create(app.db), { $client: { connect } });
}
