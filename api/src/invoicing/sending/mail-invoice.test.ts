import { eq, sql } from 'drizzle-orm';
import { mail } from '../../database/schema/invoicing';
import { aClient, aMember } from '../../testing/builders';
import { smtpCatcher } from '../../testing/smtp-catcher';
import { type TestApp, testApp } from '../../testing/test-app';
import { aForm, callsOf } from '../testing/an-invoice';

let app: TestApp;
let catcher: Awaited<ReturnType<typeof smtpCatcher>>;
let recipient = '250 OK';

beforeAll(async () => {
  catcher = await smtpCatcher({
    recipient: (address) => (/weg@/.test(address) ? '550 no' : recipient),
  });
  app = await testApp({ config: { smtpUrl: catcher.url } });
});
beforeEach(() => {
  recipient = '250 OK';
  catcher.caught.length = 0;
});
afterAll(async () => {
  await app.close();
  await catcher.close();
});

async function sendTo(...emails: string[]) {
  const { company, headers } = await aMember(app);
  const calls = callsOf(app, headers);
  const { id } = await calls.aConcept(aForm(await aClient(app, company)));
  await calls.post(`invoice/${id}/send`, { emails, message: 'Hierbij onze factuur.' });
  const read = async () => (await calls.get(`invoice/${id}`)).body;
  return { id, company, read };
}

describe('the mail with an invoice', () => {
  it('brings the PDF in the name of the company, and says so on the invoice', async () => {
    const { company, read } = await sendTo('a@klant.example', 'b@klant.example');
    await app.jobs.drain();
    const [letter, ...others] = catcher.caught;
    expect(others).toEqual([]);
    expect(letter?.to).toEqual(['a@klant.example', 'b@klant.example']);
    for (const part of [
      `Subject: Factuur 2026-0001 van ${company.name}`,
      `From: ${company.name} <`,
      `Reply-To: ${company.email}`,
      'Hierbij onze factuur.',
      'filename="Factuur 2026-0001.pdf"',
    ])
      expect(letter?.text).toContain(part);
    expect((await read()).mail).toMatchObject({ state: 'sent', attempts: 1, error: null });

    await app.jobs.drain();
    expect(catcher.caught).toHaveLength(1);
  });

  it('waits when the server refuses: the number stays, the reason shows', async () => {
    recipient = '451 later';
    const { id, read } = await sendTo('a@klant.example');
    await app.jobs.drain();
    expect(await read()).toMatchObject({
      ...{ status: 5, invoice_number: '2026-0001' },
      mail: { state: 'queued', attempts: 1, error: 'De e-mail kon niet worden verzonden' },
    });

    recipient = '250 OK';
    await app.jobs.drain();
    expect(catcher.caught).toEqual([]); // a minute has not gone by
    const [row] = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
    expect(row?.sent_at).toBeNull();
  });

  it('is not called unsent because its state could not be kept', async () => {
    const { read } = await sendTo('a@klant.example');
    await app.db.execute(
      sql`alter table mail add constraint away check (state <> 'sent') not valid`,
    );
    await app.jobs.drain();
    await app.db.execute(sql`alter table mail drop constraint away`);
    expect(catcher.caught).toHaveLength(1);
    expect((await read()).mail).toMatchObject({ state: 'queued', attempts: 0, error: null });
  });

  it('is given up after the last try', async () => {
    recipient = '451 later';
    const { id, read } = await sendTo('a@klant.example');
    await app.db.update(mail).set({ attempts: 6 }).where(eq(mail.invoice_id, id));
    await app.jobs.drain();
    expect((await read()).mail).toMatchObject({ state: 'failed', attempts: 7 });
  });

  it('names the address that the server did not take', async () => {
    const { read } = await sendTo('a@klant.example', 'weg@klant.example');
    await app.jobs.drain();
    expect((await read()).mail).toMatchObject({
      ...{ state: 'sent', error: 'Niet aangenomen voor weg@klant.example' },
    });
  });
});
