import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, eq, sql } from 'drizzle-orm';
import {
  accounting_connection,
  accounting_credentials,
  accounting_task,
  ledger_account,
  office_lease,
} from '../../platform/database/schema/accounting';
import { relation } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { appWithAccounting } from '../../testing/a-linked-firm';
import { aCustomer, type Company, type Member } from '../../testing/builders';
import { withAccess } from '../connection/access/with-access';

const { app, standIn, ask, aLinkedFirm, aLinkedClient, chooseOffice, ended } = appWithAccounting();

let bookkeeper: Member;
let office: { credentials_id: number; office_code: string };

// The package knows an organisation once, and so does the product.
beforeEach(async () => {
  await app.db.delete(accounting_connection);
  await app.db.delete(accounting_credentials);
  await app.db.delete(office_lease);
  const firm = await aLinkedFirm();
  bookkeeper = await aLinkedClient(firm);
  office = { credentials_id: firm.credentials_id, office_code: '1001' };
});

const CREDITOR = LedgerType.supplier;
const aSupplier = (given: Partial<Company> = {}) =>
  aCustomer(app, bookkeeper.company, {
    ...{ name: 'Drukkerij Vos', enterprise_relation_type: 'supplier', country: 'NL' },
    ...{ tax_number: '', bank_account: '' },
    ...given,
  });

/** Asks while the worker works. */
async function post(payload: object) {
  let isAnswered = false;
  const asked = ask(bookkeeper, 'POST', 'relation', payload).finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) await app.jobs.drain();
  return asked;
}
const make = ({ id }: Pick<Company, 'id'>, given: object = {}) =>
  post({ relation_id: id, ...given });

/** What the package itself has. */
const inPackage = async (name: string, type: RelationLedgerType = CREDITOR) => {
  const all = await withAccess(app, office, (accounting, access) =>
    accounting.listDimensions(access, type),
  );
  return all.filter((each) => each.name === name);
};
const linkOf = async ({ id }: Pick<Company, 'id'>, type: RelationLedgerType = CREDITOR) => {
  const { body } = await ask(bookkeeper, 'GET', `relation/${id}`);
  return body.find((each: { type: number }) => each.type === type).ledger_account;
};

const tasksOf = ({ id }: Pick<Company, 'id'>) =>
  app.db
    .select()
    .from(accounting_task)
    .where(
      and(
        eq(accounting_task.kind, 'relation'),
        sql`${accounting_task.request} ->> 'enterprise_relation_id' = ${String(id)}`,
      ),
    );

/** Has the task go on as if so much time had gone by since it was sent. */
async function after(seconds: number, task_id: number) {
  const at = JSON.stringify(new Date(Date.now() - seconds * 1000));
  await app.db
    .update(accounting_task)
    .set({ request: sql`jsonb_set(${accounting_task.request}, '{sent,at}', ${at}::jsonb)` })
    .where(and(eq(accounting_task.id, task_id), sql`request -> 'sent' <> 'null'`));
  await app.db.transaction((tx) => app.jobs.queueIn(tx).queue('accounting-task', { task_id }));
  await app.jobs.drain();
}

describe('making a relation a creditor', () => {
  it('gives it the next code, which is told at once', async () => {
    const supplier = await aSupplier();
    const answer = await make(supplier);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        link: {
          client: { id: supplier.id, name: 'Drukkerij Vos', type: 'supplier' },
          type: CREDITOR,
          ledger_account: { code: '2004', name: 'Drukkerij Vos', active: true },
        },
        proposals: [],
        task: null,
      },
    });
    expect(await inPackage('Drukkerij Vos')).toEqual([{ code: '2004', name: 'Drukkerij Vos' }]);
    expect(await linkOf(supplier)).toMatchObject({ code: '2004' });
    const url = `/api/relations/v1/client/${supplier.id}/history`;
    const told = await app.http.inject({ url, headers: bookkeeper.headers });
    expect(told.body).toContain('2004 Drukkerij Vos');
  });

  it('makes a debtor of who a sale is for, by the label of the document', async () => {
    const supplier = await aSupplier();
    const booking_item_id = await aDocument(app, bookkeeper, { tag: 'VRK' });
    const { body } = await make(supplier, { booking_item_id });
    expect(body.link).toMatchObject({
      type: LedgerType.customer,
      ledger_account: { code: '1004' },
    });
    expect(await linkOf(supplier)).toBeNull();
    // The same relation may be both.
    expect((await make(supplier)).body.link).toMatchObject({ ledger_account: { code: '2004' } });
    expect(await linkOf(supplier, LedgerType.customer)).toMatchObject({ code: '1004' });
  });

  it.each([
    ['signs of XML', 'Jansen & <Zn> "]]>"'],
    ['an emoji', 'Bloemen 💐 Anna'],
    ['200 letters', `Stichting ${'x'.repeat(190)}`],
    ['dots', 'A.B.C. Holding B.V.'],
  ])('has a name with %s come back as it is', async (_, name) => {
    const supplier = await aSupplier({ name });
    expect((await make(supplier)).body.link.ledger_account).toMatchObject({ name });
    expect(await inPackage(name)).toHaveLength(1);
  });

  it('keeps a code with zeros in front as it is', async () => {
    const relation_id = bookkeeper.company.id;
    const of = { relation_id, office_code: '1001', type: CREDITOR };
    const [account] = await app.db
      .insert(ledger_account)
      .values({ ...of, code: '0042', name: 'Nullen' })
      .returning();
    const supplier = await aSupplier();
    const saved = await ask(bookkeeper, 'PUT', 'relation/save', {
      ...{ relation_id: supplier.id, id: account?.id },
    });
    expect(saved.body.ledger_account.code).toBe('0042');
  });

  it('asks the package once for two who ask at once, and not again for who is linked', async () => {
    const supplier = await aSupplier();
    const [one, two] = await Promise.all([make(supplier), make(supplier)]);
    expect(one.body).toEqual(two.body);
    expect(one.body.link.ledger_account.code).toBe('2004');
    expect((await make(supplier)).body).toEqual(one.body);
    expect(await inPackage(supplier.name)).toHaveLength(1);
    expect(await tasksOf(supplier)).toHaveLength(1);
  });

  it('says at the fields what the package does not take, and takes it once that is mended', async () => {
    const supplier = await aSupplier({ country: 'Nederland' });
    const refused = await make(supplier);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { country: [expect.any(String)] } },
    });
    await app.db.update(relation).set({ country: 'NL' }).where(eq(relation.id, supplier.id));
    expect((await make(supplier)).body.link).toMatchObject({ ledger_account: { code: '2004' } });
  });

  it('asks nothing of the package without a link that works', async () => {
    const supplier = await aSupplier();
    await app.db.update(accounting_connection).set({ credentials_id: null });
    expect(await make(supplier)).toMatchObject({
      status: 409,
      body: { message: 'De koppeling met Twinfield is verbroken. Koppel opnieuw.' },
    });
    await app.db.delete(accounting_connection);
    expect(await make(supplier)).toMatchObject({ status: 409 });
    expect(await tasksOf(supplier)).toEqual([]);
  });

  it('does not follow a company to another office, where the relation is made anew', async () => {
    const supplier = await aSupplier();
    expect((await make(supplier)).body.link.ledger_account.code).toBe('2004');
    const { credentials_id } = office;
    await ended(
      bookkeeper,
      await chooseOffice(bookkeeper, credentials_id, { office_code: '1004' }),
    );
    expect(await linkOf(supplier)).toBeNull();
    expect((await make(supplier)).body.link.ledger_account.code).toBe('200301');
  });
});

describe('who looks like it', () => {
  it('is proposed by VAT number, bank account or name before anything is made', async () => {
    const supplier = await aSupplier({ name: 'kantoorshop van  Dijk' });
    const { status, body } = await make(supplier);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { link: null, task: null, proposals: [{ code: '2002', proposed_by: ['name'] }] },
    });
    expect(await tasksOf(supplier)).toEqual([]);

    // Who was proposed has been read since.
    const other = await aSupplier({ name: 'Van Dijk Kantoor', bank_account: 'NL44RABO0123456789' });
    expect((await make(other)).body.proposals).toMatchObject([
      { code: '2002', proposed_by: ['bank_account'] },
    ]);
    expect((await make(other, { is_confirmed: true })).body.link.ledger_account.code).toBe('2004');
    expect((await make(supplier, { is_confirmed: true })).body.link.ledger_account.code).toBe(
      '2005',
    );
    expect(await inPackage('kantoorshop van Dijk')).toHaveLength(1);
  });

  it('is found when it was added in the package since its lists were read', async () => {
    const supplier = await aSupplier({ name: 'Nieuw BV' });
    await withAccess(app, office, (accounting, access) =>
      accounting.createRelation(access, CREDITOR, { name: 'Nieuw BV' }),
    );
    const { body } = await make(supplier);
    expect(body).toMatchObject({
      link: null,
      task: {
        state: 'failed',
        is_question: true,
        message:
          'In Twinfield staat al crediteur 2004 Nieuw BV. Koppel die, of voeg toch een nieuwe toe.',
      },
      proposals: [{ code: '2004', name: 'Nieuw BV', proposed_by: ['name'] }],
    });
    const [{ id }] = body.proposals;
    const saved = await ask(bookkeeper, 'PUT', 'relation/save', { relation_id: supplier.id, id });
    expect(saved).toMatchObject({ status: 200, body: { ledger_account: { code: '2004' } } });
    expect(await inPackage('Nieuw BV')).toHaveLength(1);
  });
});

describe('an answer that is not heard', () => {
  it.each([
    ['lost', {}],
    ['error', {}],
    ['html', {}],
    ['empty', {}],
    ['half', {}],
    ['twice', {}],
    ['slow', { seconds: 1 }],
  ])('%s after it was made: it is looked up, and there is one', async (fault, given) => {
    const supplier = await aSupplier({ tax_number: 'NL004495445B01', name: `Stil & ${fault}` });
    await standIn().fault({ fault, call: 'relation', ...given });
    const { body } = await make(supplier);
    expect(body).toMatchObject({ link: { ledger_account: { code: '2004' } }, task: null });
    expect(await inPackage(`Stil & ${fault}`)).toHaveLength(1);
    expect(await tasksOf(supplier)).toMatchObject([{ state: 'done' }]);
  });

  it.each(['lost', 'error', 'html', 'empty'])(
    '%s before it was made: it is sent again, once it must have arrived if it ever did',
    async (fault) => {
      const supplier = await aSupplier();
      await standIn().fault({ fault, call: 'relation', commits: false });
      const asked = await make(supplier);
      expect(asked).toMatchObject({
        status: 202,
        body: { link: null, task: { state: 'running' } },
      });
      expect(await inPackage(supplier.name)).toEqual([]);
      const { id } = asked.body.task;
      await after(60, id);
      expect(await inPackage(supplier.name)).toEqual([]);
      await after(120, id);
      expect(await inPackage(supplier.name)).toHaveLength(1);
      expect(await linkOf(supplier)).toMatchObject({ code: '2004' });
      expect((await ask(bookkeeper, 'GET', `accountingtask/${id}`)).body).toMatchObject({
        state: 'done',
      });
    },
  );

  it('is given up after two times, and looked up first when somebody asks again', async () => {
    const supplier = await aSupplier();
    await standIn().fault({ fault: 'lost', call: 'relation', commits: false, times: 2 });
    const { id } = (await make(supplier)).body.task;
    await after(120, id);
    // As slow as no call may be: it arrives when nobody expects it any more.
    await withAccess(app, office, (accounting, access) =>
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
    const { id } = (await make(supplier)).body.task;
    await after(120, id);
    await after(120, id);
    expect((await ask(bookkeeper, 'GET', `accountingtask/${id}`)).body).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('heeft niet laten weten'),
    });
    expect((await make(supplier)).body.link.ledger_account.code).toBe('2004');
  });

  it('takes no other of that name for it: who was there before, or is somebody else', async () => {
    const [one, two] = [await aSupplier(), await aSupplier()];
    expect((await make(one)).body.link.ledger_account.code).toBe('2004');
    await standIn().fault({ fault: 'lost', call: 'relation', commits: false });
    const { id } = (await make(two, { is_confirmed: true })).body.task;
    await after(30, id);
    expect(await linkOf(two)).toBeNull();
    await after(120, id);
    expect(await linkOf(two)).toMatchObject({ code: '2005' });
    expect(await inPackage(one.name)).toHaveLength(2);
  });

  it('goes on after a worker that died between writing down and sending', async () => {
    const supplier = await aSupplier();
    await standIn().fault({ fault: 'too-many', call: 'relation', seconds: 60 });
    const { id } = (await make(supplier)).body.task;
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
    const { body } = await make(supplier);
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
