import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import {
  accounting_connection,
  accounting_credentials,
  accounting_relation,
  accounting_task,
  ledger_account,
  office_currency,
  office_lease,
  office_period,
} from '../../platform/database/schema/accounting';
import { anAccountant, inBooksOf } from '../../testing/a-firm';
import { appWithAccounting } from '../../testing/a-linked-firm';
import { aCustomer, type Member } from '../../testing/builders';
import { withAccess } from './access/with-access';
import { findCredentials } from './credentials/store';
import { OF_OFFICE } from './office/organization-of-codes';
import { queueSyncs } from './sync/queue-syncs';
import { endAccounts } from './sync/store-accounts';
import { syncAll } from './sync/sync-all';
import { syncChanges } from './sync/sync-changes';

const { app, standIn, ask, ended, consent, aLinkedFirm, chooseOffice, inClient, aLinkedClient } =
  appWithAccounting();

// The package knows an organisation once, and so does the product.
beforeEach(async () => {
  await app.db.delete(accounting_connection);
  await app.db.delete(accounting_credentials);
  await app.db.delete(office_lease);
});

const codesOf = async (member: Member, type: LedgerType) =>
  (await ask(member, 'GET', `ledgeraccounts?type=${type}`)).body.map(
    ({ code }: { code: string }) => code,
  );
/** What the nightly job does for one company. */
const syncAsAtNight = async ({ company }: Member) => {
  await app.db.transaction(async (tx) => {
    const { queue } = app.jobs.queueIn(tx);
    await queue('sync-office', { relation_id: company.id, is_full: true });
  });
  await app.jobs.drain();
};
/** Has a task that waits for a better moment done now. */
const again = async (task_id: number) => {
  await app.db.transaction((tx) => app.jobs.queueIn(tx).queue('accounting-task', { task_id }));
  await app.jobs.drain();
};

/** The firm deletes a client, and puts it back. */
const leaveAndReturn = async (
  { headers }: Member,
  { company }: Member,
  meanwhile: () => Promise<unknown> = async () => null,
) => {
  const put = (word: string) => {
    const url = `/api/relations/v1/client/${company.id}/${word}`;
    return app.http.inject({ method: 'PUT', url, headers, payload: {} });
  };
  expect((await put('deactivate')).statusCode).toBe(200);
  await meanwhile();
  expect((await put('activate')).statusCode).toBe(200);
};

describe('linking a company with an office', () => {
  it('reads all that the office has, and is connected then', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await inClient(firm);
    expect((await ask(bookkeeper, 'GET', `enterprises/${firm.credentials_id}`)).body).toEqual([
      { code: '1001', name: 'Bakkerij Jansen', is_taken: false },
      { code: '1002', name: 'Café De Kroon', is_taken: false },
      { code: '1003', name: 'Stichting Dorpsfeest', is_taken: false },
      { code: '1004', name: 'Visser, eigen administratie', is_taken: false },
    ]);
    const asked = await chooseOffice(bookkeeper, firm.credentials_id);
    expect(asked).toMatchObject({ status: 202, body: { kind: 'office', state: 'queued' } });
    expect((await ask(bookkeeper, 'GET', 'checkconnection')).body).toMatchObject({
      exists: false,
      task: { id: asked.body.id },
    });
    expect(await ended(bookkeeper, asked)).toMatchObject({ state: 'done', progress: 100 });
    expect((await ask(bookkeeper, 'GET', 'checkconnection')).body).toEqual({
      exists: true,
      is_connected: true,
      status: 'connected',
      broken_by: null,
      office: { code: '1001', name: 'Bakkerij Jansen' },
      organization: { code: 'VISSER', name: 'VISSER' },
      synced_at: expect.any(String),
      task: null,
    });
    for (const type of Object.values(LedgerType))
      expect({ type, codes: (await codesOf(bookkeeper, type)).length }).not.toMatchObject({
        codes: 0,
      });
    const vat = (await ask(bookkeeper, 'GET', 'ledgeraccounts?type=7')).body;
    expect(vat.find(({ code }: { code: string }) => code === 'VH')).toMatchObject({
      vat_is_sale: true,
      vat_percentage: 21,
    });
    expect((await ask(bookkeeper, 'GET', 'currencies')).body[0]).toMatchObject({ code: 'EUR' });
    const periods = await app.db.select().from(office_period);
    expect(periods.filter(({ relation_id }) => relation_id === bookkeeper.company.id)).toHaveLength(
      24,
    );
  });

  it('asks first about an office with other numbers, and goes on once that is confirmed', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await inClient(firm, { coc_number: '87654321' });
    const choose = (is_confirmed: boolean) =>
      chooseOffice(bookkeeper, firm.credentials_id, { is_confirmed });
    expect(await ended(bookkeeper, await choose(false))).toMatchObject({
      state: 'failed',
      is_question: true,
      message: expect.stringContaining('KvK-nummer 12345678 (bij deze relatie: 87654321)'),
    });
    expect(await ended(bookkeeper, await choose(true))).toMatchObject({ state: 'done' });
  });

  it('is for one company: of two at once one hears that, and later one hears whose it is', async () => {
    const firm = await aLinkedFirm();
    const [one, two] = [await inClient(firm, { name: 'Bakker' }), await inClient(firm)];
    const both = await Promise.all(
      [one, two].map((member) => chooseOffice(member, firm.credentials_id)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    await app.jobs.drain();
    const [first, second] = both[0]?.status === 202 ? [one, two] : [two, one];
    expect(await chooseOffice(second, firm.credentials_id)).toMatchObject({
      status: 409,
      body: { message: `Deze onderneming is al gekoppeld aan ${first.company.name}` },
    });
    const { body } = await ask(second, 'GET', `enterprises/${firm.credentials_id}`);
    expect(body[0]).toMatchObject({ code: '1001', is_taken: true });
  });

  it('keeps the accounts of another office apart, and shows those of the chosen one', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    const before = await codesOf(bookkeeper, LedgerType.costCentre);
    await ended(
      bookkeeper,
      await chooseOffice(bookkeeper, firm.credentials_id, { office_code: '1003' }),
    );
    expect(await codesOf(bookkeeper, LedgerType.journal)).toEqual([]);
    const kept = await app.db
      .select()
      .from(ledger_account)
      .where(
        and(
          eq(ledger_account.relation_id, bookkeeper.company.id),
          eq(ledger_account.office_code, '1001'),
          eq(ledger_account.type, LedgerType.costCentre),
          eq(ledger_account.active, true),
        ),
      );
    expect(kept).toHaveLength(before.length);
  });

  it('keeps apart the codes of another organisation, which calls its office the same, and has them back', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    const { id: relation_id } = bookkeeper.company;
    const idsOf = async (type: LedgerType): Promise<number[]> =>
      (await ask(bookkeeper, 'GET', `ledgeraccounts?type=${type}`)).body.map(
        ({ id }: { id: number }) => id,
      );
    const [creditors, codes] = [await idsOf(LedgerType.supplier), await idsOf(LedgerType.vat)];
    const { id: enterprise_relation_id } = await aCustomer(app, bookkeeper.company, {
      enterprise_relation_type: 'supplier',
    });
    const link = { relation_id, enterprise_relation_id, office_code: '1001' };
    const [ledger_account_id = 0] = creditors;
    await app.db
      .insert(accounting_relation)
      .values({ ...link, type: LedgerType.supplier, ledger_account_id });
    const linksOf = async (): Promise<string[]> =>
      (await ask(bookkeeper, 'GET', `relation/${enterprise_relation_id}`)).body.flatMap(
        ({ ledger_account }: { ledger_account: { code: string } | null }) =>
          ledger_account?.code ?? [],
      );
    const linked = await linksOf();
    expect(linked).toHaveLength(1);

    const given = await consent(firm, '', 'TULIP/TDEVRIES');
    await ended(firm, await ask(firm, 'POST', 'credentials', given));
    const [, tulip] = await app.db
      .select({ id: accounting_credentials.id })
      .from(accounting_credentials)
      .orderBy(accounting_credentials.id);
    await ended(bookkeeper, await chooseOffice(bookkeeper, tulip?.id ?? 0));
    const [others, otherCodes] = [await idsOf(LedgerType.supplier), await idsOf(LedgerType.vat)];
    expect(others).not.toHaveLength(0);
    const ours = [...creditors, ...codes];
    expect([...others, ...otherCodes].filter((id) => ours.includes(id))).toEqual([]);
    expect(await linksOf()).toEqual([]);

    await ended(bookkeeper, await chooseOffice(bookkeeper, firm.credentials_id));
    expect(await idsOf(LedgerType.supplier)).toEqual(creditors);
    expect(await linksOf()).toEqual(linked);
  });

  it('puts aside all tables that keep something by the code of an office, but for those that say whose office it is', async () => {
    const { rows } = await app.db.execute<{ table_name: string }>(
      sql`SELECT table_name FROM information_schema.columns WHERE column_name = 'office_code'`,
    );
    const withOrganization = ['accounting_connection', 'office_lease'];
    const names = rows.map(({ table_name }) => table_name);
    expect(names.filter((name) => !withOrganization.includes(name)).sort()).toEqual(
      OF_OFFICE.map(getTableName).sort(),
    );
  });

  it('ends with the firm: who leaves the client takes the credentials along', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    const url = `/api/relations/v1/client/${bookkeeper.company.id}/deactivate`;
    const left = await app.http.inject({ method: 'PUT', url, headers: firm.headers, payload: {} });
    expect(left.statusCode).toBe(200);
    const [connection] = await app.db.select().from(accounting_connection);
    expect(connection).toMatchObject({ credentials_id: null, office_code: '1001' });
  });

  it('comes back with the firm, through the same organisation', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    await leaveAndReturn(firm, bookkeeper);
    expect((await ask(bookkeeper, 'GET', 'checkconnection')).body).toMatchObject({
      is_connected: true,
      office: { code: '1001' },
      organization: { code: 'VISSER' },
    });
  });

  it('does not come back where another client has the office by then', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    await leaveAndReturn(firm, bookkeeper, () => aLinkedClient(firm));
    expect((await ask(bookkeeper, 'GET', 'checkconnection')).body).toMatchObject({
      is_connected: false,
      broken_by: 'firm',
    });
  });

  it('is not made for a firm that left while the office was read', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await inClient(firm);
    await chooseOffice(bookkeeper, firm.credentials_id);
    const url = `/api/relations/v1/client/${bookkeeper.company.id}/deactivate`;
    await app.http.inject({ method: 'PUT', url, headers: firm.headers, payload: {} });
    await app.jobs.drain();
    const [task] = await app.db
      .select()
      .from(accounting_task)
      .where(eq(accounting_task.relation_id, bookkeeper.company.id));
    expect(task).toMatchObject({ state: 'failed', message: expect.stringContaining('kantoor') });
    expect(await app.db.select().from(accounting_connection)).toEqual([]);
  });
});

describe('reading the office anew', () => {
  it('marks what is gone, brings back what came back, and reads changes by themselves', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    const relation_id = bookkeeper.company.id;
    const before = await codesOf(bookkeeper, LedgerType.customer);
    const gone = { relation_id, office_code: '1001', type: LedgerType.customer };
    await app.db.insert(ledger_account).values({ ...gone, code: '9999', name: 'Weg' });
    await app.db
      .update(ledger_account)
      .set({ active: false, name: 'Oud' })
      .where(and(eq(ledger_account.relation_id, relation_id), eq(ledger_account.code, before[0])));
    expect(await ended(bookkeeper, await ask(bookkeeper, 'POST', 'sync', {}))).toMatchObject({
      state: 'done',
    });
    expect(await codesOf(bookkeeper, LedgerType.customer)).toEqual(before);

    const since = new Date();
    await standIn().fill('VISSER/1001', 'DEB', 3);
    const office = { relation_id, office_code: '1001', credentials_id: firm.credentials_id };
    await syncChanges(app, office, since);
    expect(await codesOf(bookkeeper, LedgerType.customer)).toHaveLength(before.length + 3);
  });

  it('finds at night what is gone, also where what changed still waits to be read', async () => {
    const bookkeeper = await aLinkedClient(await aLinkedFirm());
    const relation_id = bookkeeper.company.id;
    const gone = { relation_id, office_code: '1001', type: LedgerType.customer };
    await app.db.insert(ledger_account).values({ ...gone, code: '9999', name: 'Weg' });
    for (const is_full of [false, true]) await queueSyncs(app, [{ relation_id }], { is_full });
    await app.jobs.drain();
    expect(await codesOf(bookkeeper, LedgerType.customer)).not.toContain('9999');
  });

  it('leaves who was added while the list was on its way', async () => {
    const { company } = await aLinkedClient(await aLinkedFirm());
    const place = { relation_id: company.id, office_code: '1001' };
    const asked_at = new Date();
    const added = { ...place, type: LedgerType.supplier, code: '2004', name: 'Net toegevoegd' };
    await app.db.insert(ledger_account).values({ ...added, created_at: new Date(Date.now() + 1) });
    await endAccounts(app.db, place, LedgerType.supplier, { accounts: [], asked_at });
    const active = await app.db
      .select({ code: ledger_account.code })
      .from(ledger_account)
      .where(
        and(
          ...[eq(ledger_account.relation_id, company.id), eq(ledger_account.active, true)],
          eq(ledger_account.type, LedgerType.supplier),
        ),
      );
    expect(active).toEqual([{ code: '2004' }]);
  });

  it('says that the link is broken once consent was withdrawn, and goes on after a new one', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    await standIn().fault({ fault: 'revoke-tokens' });
    const sync = () => ask(bookkeeper, 'POST', 'sync', {});
    expect(await ended(bookkeeper, await sync())).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('verbroken'),
    });
    expect((await ask(firm, 'GET', 'checkconnection')).body).toMatchObject({ status: 'broken' });
    expect(await sync()).toMatchObject({ status: 409 });
    const id = firm.credentials_id;
    const given = await consent(firm, `?credentials_id=${id}`);
    await ended(firm, await ask(firm, 'PUT', 'credentials', { id, ...given }));
    expect(await ended(bookkeeper, await sync())).toMatchObject({ state: 'done' });
  });

  it('gets other tokens when those it has are good no longer', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    await standIn().fault({ fault: 'expire-tokens' });
    expect(await ended(bookkeeper, await ask(bookkeeper, 'POST', 'sync', {}))).toMatchObject({
      state: 'done',
    });
  });

  it.each(['lost', 'error', 'html', 'half'])(
    'goes on by itself after an answer that is %s',
    async (fault) => {
      const firm = await aLinkedFirm();
      const bookkeeper = await aLinkedClient(firm);
      await standIn().fault({ fault, call: 'sync' });
      const asked = await ask(bookkeeper, 'POST', 'sync', {});
      expect(await ended(bookkeeper, asked)).toMatchObject({
        state: 'running',
        message: expect.stringContaining('niet bereikbaar. Dit gaat straks vanzelf verder'),
      });
      await again(asked.body.id);
      expect(await ended(bookkeeper, asked)).toMatchObject({ state: 'done', message: null });
    },
  );

  it('leaves an office alone for as long as the package asks, also for others', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    await standIn().fault({ fault: 'too-many', call: 'sync', seconds: 90 });
    const asked = await ask(bookkeeper, 'POST', 'sync', {});
    const waiting = {
      state: 'running',
      message: 'Het is druk bij Twinfield. Dit gaat vanzelf verder zodra het weer kan.',
    };
    expect(await ended(bookkeeper, asked)).toMatchObject(waiting);
    const { body } = await ask(bookkeeper, 'GET', 'checkconnection');
    expect(body.task).toMatchObject(waiting);
    const office = { credentials_id: firm.credentials_id, office_code: '1001' };
    const calls: string[] = [];
    await expect(withAccess(app, office, async () => calls.push('asked'))).rejects.toMatchObject({
      reason: 'tooMany',
      retry_after_s: expect.any(Number),
    });
    expect(calls).toEqual([]);
    await app.db.update(office_lease).set({ not_before: null });
    await again(asked.body.id);
    expect(await ended(bookkeeper, asked)).toMatchObject({ state: 'done', message: null });
  });

  it('says that the office is gone, and has another one chosen', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    await standIn().fault({ fault: 'office-removed', office: 'VISSER/1001' });
    const sync = () => ask(bookkeeper, 'POST', 'sync', {});
    expect(await ended(bookkeeper, await sync())).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('niet meer in Twinfield'),
    });
    expect(await sync()).toMatchObject({ status: 400 });
    expect((await ask(bookkeeper, 'GET', 'checkconnection')).body).toMatchObject({
      status: 'broken',
    });
    await standIn().mend();
    await syncAsAtNight(bookkeeper);
    expect((await ask(bookkeeper, 'GET', 'checkconnection')).body).toMatchObject({
      status: 'connected',
      broken_by: null,
    });
  });

  it('goes on when one VAT code cannot be read, which is told and costs what it did', async () => {
    const told = jest.spyOn(app.http.log, 'error');
    const bookkeeper = await aLinkedClient(await aLinkedFirm());
    const { id: relation_id } = bookkeeper.company;
    const vatCodes = async () => {
      const { rows } = await app.db.execute(sql`
        SELECT code, active, from_date, percentage
        FROM ledger_account JOIN vat_percentage ON vat_ledger_account_id = ledger_account.id
        WHERE ledger_account.relation_id = ${relation_id} ORDER BY code, from_date`);
      return rows;
    };
    const before = await vatCodes();
    await app.db.delete(office_currency).where(eq(office_currency.relation_id, relation_id));
    await standIn().fault({ fault: 'garbled', call: 'read', text: '21.000000000', times: 20 });
    await syncAsAtNight(bookkeeper);
    expect(await vatCodes()).toEqual(before);
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ relation_id, office_code: '1001', code: 'VH' }),
      'VAT code not read',
    );
    const currencies = eq(office_currency.relation_id, relation_id);
    expect(await app.db.$count(office_currency, currencies)).toBeGreaterThan(0);
  });

  it('goes without the periods when that service fails alone', async () => {
    const firm = await aLinkedFirm();
    const bookkeeper = await aLinkedClient(firm);
    const { credentials_id } = firm;
    const office = { relation_id: bookkeeper.company.id, office_code: '1001', credentials_id };
    const beforePeriods = async (done: number) => {
      if (done < 0.9) return;
      await standIn().fault({ fault: 'soap-fault', code: 102, call: 'sync' });
    };
    expect(await syncAll(app, office, beforePeriods)).toEqual({ hasPeriods: false });
  });
});

describe('access to the package', () => {
  it('asks for other tokens once, however many want them', async () => {
    const { credentials_id } = await aLinkedFirm();
    // Of two that are asked for the first would be dead.
    await standIn().fault({ fault: 'refresh-rotates' });
    await app.db.update(accounting_credentials).set({ expires_at: new Date(0) });
    const read = (office_code: string) =>
      withAccess(app, { credentials_id, office_code }, (accounting, access) =>
        accounting.readOffice(access),
      );
    const offices = await Promise.all(['1001', '1002', '1003', '1004'].map(read));
    expect(offices.map(({ code }) => code)).toEqual(['1001', '1002', '1003', '1004']);
    const row = await findCredentials(app.db, credentials_id);
    expect(row).toMatchObject({ broken_reason: null, refreshing_by: null });
  });

  it('lets one speak to an office at a time', async () => {
    const { credentials_id } = await aLinkedFirm();
    const said: string[] = [];
    const speak = (name: string) =>
      withAccess(app, { credentials_id, office_code: '1001' }, async (accounting, access) => {
        said.push(`${name} begins`);
        await accounting.readOffice(access);
        said.push(`${name} ends`);
      });
    await Promise.all(['a', 'b', 'c'].map(speak));
    for (const name of ['a', 'b', 'c'])
      expect(said[said.indexOf(`${name} begins`) + 1]).toBe(`${name} ends`);
  });

  it('is not given for the office of another firm', async () => {
    const firm = await aLinkedFirm();
    const other = await anAccountant(app);
    expect(await ask(other, 'GET', `enterprises/${firm.credentials_id}`)).toMatchObject({
      status: 404,
    });
    const bookkeeper = await inClient(other);
    expect(await chooseOffice(bookkeeper, firm.credentials_id)).toMatchObject({ status: 404 });
    const elsewhere = await inBooksOf(app, other, bookkeeper.company);
    expect(await ask(elsewhere, 'POST', 'sync', {})).toMatchObject({ status: 409 });
  });
});
