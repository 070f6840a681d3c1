import { randomUUID } from 'node:crypto';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq, gt, sql } from 'drizzle-orm';
import { aForm, callsOf } from '../../invoicing/testing/an-invoice';
import {
  accounting_connection,
  accounting_credentials,
  ledger_account,
  office_lease,
} from '../../platform/database/schema/accounting';
import { relation } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { giveLeaseBack, takeLease } from '../connection/access/lease-store';
import { withAccess } from '../connection/access/with-access';
import { aLinkedOffice, CREDITOR } from './testing/a-linked-office';

const {
  app,
  standIn,
  ask,
  chooseOffice,
  ended,
  firm,
  bookkeeper,
  office,
  aSupplier,
  whileWorking,
  make,
  makeUnheard,
  inPackage,
  linkOf,
  tasksOf,
} = aLinkedOffice();

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
    const told = await app.http.inject({ url, headers: bookkeeper().headers });
    expect(told.body).toContain('2004 Drukkerij Vos');
  });

  it('makes a debtor of who a sale is for, by the label of the document', async () => {
    const supplier = await aSupplier();
    const booking_item_id = await aDocument(app, bookkeeper(), { tag: 'VRK' });
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
    const relation_id = bookkeeper().company.id;
    const of = { relation_id, office_code: '1001', type: CREDITOR };
    const [account] = await app.db
      .insert(ledger_account)
      .values({ ...of, code: '0042', name: 'Nullen' })
      .returning();
    const supplier = await aSupplier();
    const saved = await ask(bookkeeper(), 'PUT', 'relation/save', {
      ...{ relation_id: supplier.id, id: account?.id },
    });
    expect(saved.body.ledger_account.code).toBe('0042');
  });

  it('asks the package once for two who ask at once, and not again for who is linked', async () => {
    const supplier = await aSupplier();
    const [one, two] = await Promise.all([make(supplier), make(supplier)]);
    // What the package has of it is read after the first answer.
    const { id, code } = one.body.link.ledger_account;
    expect(code).toBe('2004');
    for (const { body } of [two, await make(supplier)])
      expect(body).toMatchObject({ link: { ledger_account: { id, code } }, task: null });
    expect(await inPackage(supplier.name)).toHaveLength(1);
    expect(await tasksOf(supplier)).toHaveLength(1);
  });

  it('says at the fields what the package does not take, and takes it once that is mended', async () => {
    const supplier = await aSupplier({ country: 'Nederland' });
    const refused = await make(supplier);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { country: [expect.stringMatching(/^Twinfield neemt dit niet aan: \S/)] } },
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

  it('adds a new one for whose creditor is gone from the package', async () => {
    const supplier = await aSupplier();
    const first = (await make(supplier)).body.link.ledger_account;
    await app.db
      .update(ledger_account)
      .set({ active: false })
      .where(eq(ledger_account.id, first.ledger_account_id));
    const second = (await make(supplier, { is_confirmed: true })).body.link.ledger_account;
    expect(second).toMatchObject({ code: '2005', active: true });
    expect(await linkOf(supplier)).toMatchObject({ code: '2005' });
  });

  it('answers a call that is repeated under its key as the first time', async () => {
    const supplier = await aSupplier();
    const repeated = async () => {
      const url = '/api/administrations/v1/relation';
      const headers = { ...bookkeeper().headers, 'idempotency-key': `relation-${supplier.id}` };
      const payload = { relation_id: supplier.id };
      const asked = async () => app.http.inject({ method: 'POST', url, headers, payload });
      return (await whileWorking(asked())).json();
    };
    const { link } = await repeated();
    expect(link.ledger_account.code).toBe('2004');
    // What the package has of it is read after the first answer.
    const { id, code } = link.ledger_account;
    expect(await repeated()).toMatchObject({ link: { ledger_account: { id, code } } });
    expect(await inPackage(supplier.name)).toHaveLength(1);
  });

  it('is not linked by hand while it is being made', async () => {
    const supplier = await aSupplier();
    await standIn().fault({ fault: 'lost', call: 'relation', commits: false });
    await makeUnheard(supplier);
    const { data } = (await ask(bookkeeper(), 'GET', 'relations/uncoupled?type=5')).body;
    const chosen = { relation_id: supplier.id, id: data[0].id };
    expect(await ask(bookkeeper(), 'PUT', 'relation/save', chosen)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('wordt al toegevoegd') },
    });
  });

  it('is not made for a firm that left while others spoke to the office', async () => {
    const supplier = await aSupplier();
    const [link] = await app.db.select().from(accounting_credentials);
    const organization_code = link?.organization_code ?? '';
    const busy = { organization_code, office_code: '1001', holder: randomUUID() };
    expect(await takeLease(app.db, busy, false)).toBe(true);
    const asked = makeUnheard(supplier);
    const isWanted = gt(office_lease.wanted_until, sql`now()`);
    while ((await app.db.$count(office_lease, isWanted)) === 0);
    const url = `/api/relations/v1/client/${bookkeeper().company.id}/deactivate`;
    await app.http.inject({ method: 'PUT', url, headers: firm().headers, payload: {} });
    await giveLeaseBack(app.db, busy, 0);
    await asked;
    expect(await tasksOf(supplier)).toMatchObject([
      { state: 'failed', message: 'De koppeling met Twinfield is verbroken. Koppel opnieuw.' },
    ]);
    expect(await inPackage(supplier.name)).toEqual([]);
  });

  it('does not follow a company to another office, where the relation is made anew', async () => {
    const supplier = await aSupplier();
    expect((await make(supplier)).body.link.ledger_account.code).toBe('2004');
    const { credentials_id } = office();
    await ended(
      bookkeeper(),
      await chooseOffice(bookkeeper(), credentials_id, { office_code: '1004' }),
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

    // Who was proposed is read after the answer, by a job of its own.
    await app.jobs.drain();
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
    await withAccess(app, office(), (accounting, access) =>
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
    const saved = await ask(bookkeeper(), 'PUT', 'relation/save', { relation_id: supplier.id, id });
    expect(saved).toMatchObject({ status: 200, body: { ledger_account: { code: '2004' } } });
    expect(await inPackage('Nieuw BV')).toHaveLength(1);
  });
});

describe('who is no debtor yet', () => {
  it('does not become one by an invoice that is saved or sent: only when it is linked', async () => {
    const before = await inPackage(undefined, LedgerType.customer);
    const { post: send, put } = callsOf(app, bookkeeper().headers);
    const url = `/api/relations/v1/relation/${bookkeeper().company.id}/enterprise/client/enterprise`;
    const { headers } = bookkeeper();
    const address = { address: 'Kade 1', postal_code: '1234 AB', city: 'Hoorn' };
    const emails = { email: 'info@dehaven.example', general_email: 'info@dehaven.example' };
    const payload = { name: 'De Haven', ...emails, ...address };
    const made = await app.http.inject({ method: 'POST', url, headers, payload });
    expect(made.statusCode).toBe(201);
    const customer = made.json();
    const { status, body } = await send('invoice', aForm(customer));
    expect(status).toBe(201);
    expect((await put(`invoice/${body.id}/sent`)).status).toBe(200);
    await app.jobs.drain();
    expect(await tasksOf(customer)).toEqual([]);
    expect(await linkOf(customer, LedgerType.customer)).toBeNull();
    const now = await inPackage(undefined, LedgerType.customer);
    expect(now).toEqual(before);

    const { link } = (await make(customer)).body;
    expect(link).toMatchObject({ type: LedgerType.customer, ledger_account: { code: '1004' } });
  });
});
