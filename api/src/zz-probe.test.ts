import { sql } from 'drizzle-orm';
import { testApp, type TestApp } from './testing/test-app';
let app: TestApp;
beforeAll(async () => { app = await testApp(); });
afterAll(() => app.close());
it('x', async () => {
  for (const c of ['und-x-icu', 'unicode', 'pg_unicode_fast'])
  console.log(c, (await app.db.execute(sql.raw(`select v from (values ('Zon'),('anker'),('Één'),('École'),('eb'),('Anker'),('1a'),('&x'),('De Boer'),('Deboer')) as t(v) order by v collate "${c}"`)).catch((e: any)=>({rows:String(e.cause)}))).rows);
  const t = Date.now();
  await app.db.execute(sql.raw(`create table z as select md5(i::text) as n from generate_series(1,50000) i`));
  await app.db.execute(sql.raw(`create index on z ((n collate "C"))`)); const t2 = Date.now();
  await app.db.execute(sql.raw(`create index on z (lower(n))`)); const t3 = Date.now();
  await app.db.execute(sql.raw(`create index on z (n collate "und-x-icu")`)).catch((e: any)=>console.log(String(e.cause))); const t4 = Date.now();
  console.log(t2-t, t3-t2, t4-t3);
});
it('empty reply-to', async () => {
  const { newMailer } = await import('./mail/mailer');
  const { smtpCatcher } = await import('./testing/smtp-catcher');
  const { caught, url, close } = await smtpCatcher();
  const mailer = newMailer({ smtpUrl: url, mailFrom: 'noreply@boekwerk.example' });
  const r = await mailer.send({ from_name: '', reply_to: '', to: ['a@b.example'], subject: 'a\r\nX-B: c', text: '', message_id: '<a@b>', attachments: [] }).catch((e: any) => e);
  console.log(r, caught);
  mailer.close(); await close();
});
