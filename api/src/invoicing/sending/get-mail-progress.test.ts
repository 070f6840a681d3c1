import { and, eq } from 'drizzle-orm';
import { mail } from '../../platform/database/schema/invoice-records';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember } from '../../testing/builders';
import { aForm, callsOf } from '../testing/an-invoice';
import { insertUnsent } from './store';

const app = appUnderTest();

async function aSender() {
  const { company, headers } = await aMember(app);
  const customer = await aCustomer(app, company);
  const calls = callsOf(app, headers);
  const mailing = { emails: ['a@klant.example'], message: 'Hierbij.' };
  return {
    company,
    calls,
    aConcept: async () => (await calls.aConcept(aForm(customer))).id,
    send: (id: number) => calls.post(`invoice/${id}/send`, mailing),
    progress: async () => (await calls.get('mail-progress')).body,
  };
}

const fail = (id: number) =>
  app.db.update(mail).set({ state: 'failed', error: 'Weg' }).where(eq(mail.invoice_id, id));

describe('GET mail-progress', () => {
  it('counts what waits and names the invoices of which the last mail failed', async () => {
    const { aConcept, send, progress } = await aSender();
    const [failed, again, other] = [await aConcept(), await aConcept(), await aConcept()];
    for (const id of [failed, again, other]) await send(id);
    await fail(again);
    await fail(failed);
    await send(again);
    expect(await progress()).toEqual({
      queued: 2,
      failed: [{ invoice_id: failed, invoice_number: '2026-0001', error: 'Weg' }],
    });
    expect(await (await aSender()).progress()).toEqual({ queued: 0, failed: [] });
  });

  it('names no reminder that did not go of what is paid by now, as nobody has to be reminded any more', async () => {
    const { calls, aConcept, send, progress } = await aSender();
    const id = await aConcept();
    await send(id);
    const reminder = { emails: ['a@klant.example'], message: 'Nog open.', is_reminder: true };
    await calls.post(`invoice/${id}/send`, reminder);
    await app.db
      .update(mail)
      .set({ state: 'failed', error: 'Weg' })
      .where(and(eq(mail.invoice_id, id), eq(mail.kind, 'reminder')));
    expect((await progress()).failed).toHaveLength(1);
    await calls.put(`invoice/${id}/payment`, { completed: true });
    expect((await progress()).failed).toEqual([]);
  });

  it('names fifty at most, the last one first', async () => {
    const { company, aConcept, progress } = await aSender();
    const ids: number[] = [];
    for (let count = 0; count < 51; count++) ids.push(await aConcept());
    for (const id of ids)
      await insertUnsent(app.db, { relation_id: company.id, id }, { emails: [], error: 'Weg' });
    const { failed } = await progress();
    expect(failed.map((row: { invoice_id: number }) => row.invoice_id)).toEqual(
      ids.slice(1).reverse(),
    );
  });

  it('names a concept that did not go by itself, until it is sent', async () => {
    const { company, calls, aConcept, progress } = await aSender();
    const id = await aConcept();
    await insertUnsent(
      app.db,
      { relation_id: company.id, id },
      { emails: [], error: 'Geen adres' },
    );
    const failed = [{ invoice_id: id, invoice_number: `concept ${id}`, error: 'Geen adres' }];
    expect((await progress()).failed).toEqual(failed);
    await calls.put(`invoice/${id}/sent`);
    expect((await progress()).failed).toEqual([]);
  });
});
