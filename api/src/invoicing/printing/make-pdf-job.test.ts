import { eq, sql } from 'drizzle-orm';
import { pdfText } from '../../formats/pdf/testing/pdf-text';
import { invoice } from '../../platform/database/schema/invoicing';
import { aCustomer, aMember } from '../../testing/builders';
import { smtpCatcher } from '../../testing/smtp-catcher';
import { type TestApp, testApp } from '../../testing/test-app';
import { aForm, callsOf } from '../testing/an-invoice';

let app: TestApp;
let catcher: Awaited<ReturnType<typeof smtpCatcher>>;

beforeAll(async () => {
  catcher = await smtpCatcher({});
  app = await testApp({ config: { smtpUrl: catcher.url } });
});
beforeEach(() => void catcher.caught.splice(0));
afterAll(async () => {
  await app.close();
  await catcher.close();
});

const NOT_MADE = 'PDF kon niet worden gemaakt';
const mailing = { emails: ['a@klant.example'], message: 'Hierbij onze factuur.' };

/** A concept, and what makes that no font has a sign of its frozen customer. */
async function aConcept() {
  const { company, headers } = await aMember(app);
  const calls = callsOf(app, headers);
  const { id } = await calls.aConcept(aForm(await aCustomer(app, company)));
  const rename = (name: string) =>
    app.db
      .update(invoice)
      .set({
        to_party: sql`jsonb_set(${invoice.to_party}, '{name}', to_jsonb(${name}::text))`,
        updated_at: sql`${invoice.updated_at}`,
      })
      .where(eq(invoice.id, id));
  return {
    id,
    calls,
    spoil: () => rename('北京'),
    mend: () => rename('Peking'),
    read: async () => (await calls.get(`invoice/${id}`)).body,
    waiting: async () => (await calls.get('stats')).body.without_pdf,
    download: () => calls.get(`invoice/${id}/download`),
  };
}

const passTime = () => app.db.execute(sql`update pgboss.job set start_after = now()`);

describe('an invoice whose PDF could not be made', () => {
  it('keeps its number and is not mailed, says why, and goes once the PDF can be made', async () => {
    const { id, calls, spoil, mend, read, waiting, download } = await aConcept();
    expect((await calls.post(`invoice/${id}/send`, mailing)).status).toBe(200);
    await spoil();
    await app.jobs.drain();

    expect(catcher.caught).toEqual([]);
    const failed = await read();
    expect(failed).toMatchObject({ status: 5, invoice_number: '2026-0001' });
    expect(failed.pdf_failed_at).not.toBeNull();
    expect(failed.mails[0]).toMatchObject({ state: 'queued', attempts: 0, error: NOT_MADE });
    expect(await waiting()).toEqual([{ id, invoice_number: '2026-0001' }]);
    expect(await download()).toMatchObject({ status: 500, body: { message: NOT_MADE } });
    const [row] = await app.db.select().from(invoice).where(eq(invoice.id, id));
    expect(row?.pdf_file_id).toBeNull();

    await mend();
    await passTime();
    await app.jobs.drain();
    const mended = await read();
    expect([mended.pdf_failed_at, mended.mails[0]?.state]).toEqual([null, 'sent']);
    expect(mended.updated_at).toBe(failed.updated_at);
    expect(catcher.caught).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('is mailed later, without a try, also when it was the e-invoice in it that could not be made', async () => {
    const { id, calls, read } = await aConcept();
    await calls.post(`invoice/${id}/send`, mailing);
    const run = jest.spyOn(app.pdfThreads, 'run').mockRejectedValueOnce(new Error('out of memory'));
    await app.jobs.drain();
    run.mockRestore();
    const waiting = { state: 'queued', attempts: 0, error: NOT_MADE };
    expect((await read()).mails[0]).toMatchObject(waiting);
    await passTime();
    await app.jobs.drain();
    expect((await read()).mails[0]).toMatchObject({ state: 'sent', attempts: 1, error: null });
    expect((await read()).pdf_failed_at).toBeNull();
  });

  it('is made by itself, also when it was the e-invoice in it that could not be made', async () => {
    const { id, calls, read, waiting } = await aConcept();
    const run = jest.spyOn(app.pdfThreads, 'run').mockRejectedValue(new Error('out of memory'));
    await calls.put(`invoice/${id}/sent`);
    await app.jobs.drain();
    run.mockRestore();
    expect((await waiting()).map((each: { id: number }) => each.id)).toEqual([id]);
    await app.db.execute(sql`update pgboss.job set state = 'failed' where name = 'make-pdf'`);
    await app.jobs.mend();
    await app.jobs.drain();
    expect(await waiting()).toEqual([]);
    expect((await read()).pdf_failed_at).toBeNull();
  });

  it('is tried again when a worker starts, also when it was sent by hand and its job is no more', async () => {
    const { id, calls, spoil, mend, read, download } = await aConcept();
    expect((await calls.put(`invoice/${id}/sent`)).status).toBe(200);
    await spoil();
    await app.jobs.drain();
    expect((await read()).pdf_failed_at).not.toBeNull();

    await mend();
    await app.db.execute(sql`delete from pgboss.job`);
    await app.jobs.mend();
    await app.jobs.drain();
    expect((await read()).pdf_failed_at).toBeNull();
    const { body } = await download();
    expect((await pdfText(Buffer.from(body, 'base64'))).join()).toContain('2026-0001');
  });
});
