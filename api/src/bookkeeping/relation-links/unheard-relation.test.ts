import { eq, sql } from 'drizzle-orm';
import { accounting_task, office_lease } from '../../platform/database/schema/accounting';
import { slice } from '../../testing/slice';
import { withAccess } from '../connection/access/with-access';
import { aLinkedOffice, CREDITOR } from './testing/a-linked-office';

const {
  app,
  standIn,
  ask,
  bookkeeper,
  office,
  aSupplier,
  make,
  makeUnheard,
  inPackage,
  linkOf,
  tasksOf,
  after,
} = aLinkedOffice();

describe('an answer that is not heard', () => {
  const unheard: [string, object][] = [
    ['lost', {}],
    ['error', {}],
    ['html', {}],
    ['empty', {}],
    ['half', {}],
    ['twice', {}],
    ['slow', { seconds: 1 }],
  ];
  it.each(slice(unheard, 0.4, 'unheard'))(
    '%s after it was made: it is looked up, and there is one',
    async (fault, given) => {
      const supplier = await aSupplier({ tax_number: 'NL004495445B01', name: `Stil & ${fault}` });
      await standIn().fault({ fault, call: 'relation', ...given });
      const { body } = await make(supplier);
      expect(body).toMatchObject({ link: { ledger_account: { code: '2004' } }, task: null });
      expect(await inPackage(`Stil & ${fault}`)).toHaveLength(1);
      expect(await tasksOf(supplier)).toMatchObject([{ state: 'done' }]);
    },
  );

  it('never arrived: it is sent again, once it must have arrived if it ever did', async () => {
    const faults = ['lost', 'error', 'html', 'empty'];
    for (const fault of faults) await standIn().fault({ fault, call: 'relation', commits: false });
    const suppliers = await Promise.all(faults.map((fault) => aSupplier({ name: `Weg ${fault}` })));
    const asked = [];
    for (const supplier of suppliers) asked.push(await makeUnheard(supplier));
    const codes = ['2004', '2005', '2006', '2007'];
    for (const [at, supplier] of suppliers.entries()) {
      expect(asked[at]).toMatchObject({
        status: 202,
        body: { link: null, task: { id: expect.any(Number) } },
      });
      const { id } = asked[at]?.body.task ?? {};
      await after(60, id);
      expect(await inPackage(supplier.name)).toEqual([]);
      await after(120, id);
      expect(await inPackage(supplier.name)).toEqual([{ code: codes[at], name: supplier.name }]);
      expect(await linkOf(supplier)).toMatchObject({ code: codes[at] });
      expect((await ask(bookkeeper(), 'GET', `accountingtask/${id}`)).body).toMatchObject({
        state: 'done',
      });
    }
  });

  it('is given up after two times, and looked up first when somebody asks again', async () => {
    const supplier = await aSupplier();
    await standIn().fault({ fault: 'lost', call: 'relation', commits: false, times: 2 });
    const { id } = (await makeUnheard(supplier)).body.task;
    await after(120, id);
    // As slow as no call may be: it arrives when nobody expects it any more.
    await withAccess(app, office(), (accounting, access) =>
      accounting.createRelation(access, CREDITOR, { name: supplier.name }),
    );
    await app.db.update(accounting_task).set({ state: 'failed' }).where(eq(accounting_task.id, id));
    expect((await make(supplier, { is_confirmed: true })).body.link.ledger_account.code).toBe(
      '2004',
    );
    expect(await inPackage(supplier.name)).toHaveLength(1);
  });

  it('says that nobody knows, in words', async () => {
    const supplier = await aSupplier();
    await standIn().fault({ fault: 'lost', call: 'relation', commits: false, times: 2 });
    const { id } = (await makeUnheard(supplier)).body.task;
    await after(120, id);
    await after(120, id);
    expect((await ask(bookkeeper(), 'GET', `accountingtask/${id}`)).body).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('heeft niet laten weten'),
    });
    expect((await make(supplier)).body.link.ledger_account.code).toBe('2004');
  });

  it('takes no other of that name for it: who was there before, or is somebody else', async () => {
    const [one, two] = [await aSupplier(), await aSupplier()];
    expect((await make(one)).body.link.ledger_account.code).toBe('2004');
    await standIn().fault({ fault: 'lost', call: 'relation', commits: false });
    const { id } = (await makeUnheard(two, { is_confirmed: true })).body.task;
    await after(30, id);
    expect(await linkOf(two)).toBeNull();
    await after(120, id);
    expect(await linkOf(two)).toMatchObject({ code: '2005' });
    expect(await inPackage(one.name)).toHaveLength(2);
  });

  it('goes on after a worker that died between writing down and sending', async () => {
    const supplier = await aSupplier();
    await standIn().fault({ fault: 'too-many', call: 'relation', seconds: 60 });
    const { id } = (await makeUnheard(supplier)).body.task;
    const sent = { at: new Date().toISOString(), times: 1, name: supplier.name, tax_number: '' };
    await app.db.update(office_lease).set({ not_before: null });
    await app.db
      .update(accounting_task)
      .set({
        request: sql`jsonb_set(${accounting_task.request}, '{sent}', ${JSON.stringify({ ...sent, known: [] })}::jsonb)`,
      })
      .where(eq(accounting_task.id, id));
    await after(20, id);
    expect(await inPackage(supplier.name)).toEqual([]);
    await after(120, id);
    expect(await inPackage(supplier.name)).toHaveLength(1);
  });
});

describe('a package that does nothing', () => {
  it.each([
    ['too-many', { seconds: 60 }],
    ['soap-fault', { code: 103 }],
  ])('%s: it waits, and one is made', async (fault, given) => {
    const supplier = await aSupplier();
    await standIn().fault({ fault, call: 'relation', ...given });
    const { body } = await makeUnheard(supplier);
    if (body.task) {
      await app.db.update(office_lease).set({ not_before: null });
      await after(0, body.task.id);
    }
    expect(await linkOf(supplier)).toMatchObject({ code: '2004' });
    expect(await inPackage(supplier.name)).toHaveLength(1);
  });

  it('says so when consent was withdrawn, and nothing is left behind', async () => {
    const supplier = await aSupplier();
    await standIn().fault({ fault: 'revoke-tokens' });
    expect((await make(supplier)).body).toMatchObject({
      link: null,
      task: { state: 'failed', message: expect.stringContaining('verbroken') },
    });
    expect(await linkOf(supplier)).toBeNull();
  });
});
