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

it('keeps a file when nobody knows whether its row was kept: the line broke at the commit', async () => {
  const { id: relation_id } = await aCompany(app);
  const db: typeof app.db = Object.create(app.db);
  db.transaction = async (work) => {
    await app.db.transaction(work);
    throw new Error('connection lost');
  };
  const source = new TextEncoder().encode('bytes');
  const put = change({ ...app, db }, ({ files }) =>
    files.put({ relation_id, name: 'a.pdf', content_type: 'application/pdf', source }),
  );
  await expect(put).rejects.toThrow('connection lost');

  const [kept] = await app.db.select().from(file);
  const { bytes } = await filesIn(app.store, app.db).files.get(kept?.id as string);
  expect(Buffer.from(bytes).toString()).toBe('bytes');
});
