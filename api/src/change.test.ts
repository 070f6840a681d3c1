import { change } from './change';
import { file } from './database/schema/relations';
import { filesIn } from './files/files';
import { aCompany } from './testing/builders';
import { type TestApp, testApp } from './testing/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

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
  const db: typeof app.db = Object.create(app.db);
  db.transaction = async (work) => {
    await app.db.transaction(work);
    throw new Error('connection lost');
  };
  const put = change({ ...app, db }, ({ files }) => files.put({ relation_id, ...ofPdf }));
  await expect(put).rejects.toThrow('connection lost');

  const [kept] = await app.db.select().from(file);
  const { bytes } = await filesIn(app.store, app.db).files.get(kept?.id as string);
  expect(Buffer.from(bytes).toString()).toBe('bytes');
});
