import { eq, sql } from 'drizzle-orm';
import { idempotency } from '../../platform/database/schema/platform';
import { person } from '../../platform/database/schema/relations';
import { anAccountant } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import type { Member } from '../../testing/builders';

const BSN = '640216882';
const OTHER = '518938633';
const SHOWN = '•••••••82';
const EITHER = new RegExp(`${BSN}|${OTHER}`);

const app = appUnderTest({ config: { logLevel: 'trace' } });
let owner: Member;
const log: string[] = [];

beforeAll(async () => {
  // Where pino writes to, which it keeps under a symbol.
  const stream = symbolsOf(app.http.log).find(({ description }) => description === 'pino.stream');
  Object.assign(app.http.log, { [stream as symbol]: { write: (line: string) => log.push(line) } });
});
beforeEach(async () => {
  owner = await anAccountant(app);
});

function symbolsOf(value: object | null): symbol[] {
  if (value === null) return [];
  return [...Object.getOwnPropertySymbols(value), ...symbolsOf(Object.getPrototypeOf(value))];
}

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  key?: string,
) => {
  const reply = await app.http.inject({
    method,
    url: `/api/relations/v1/${path}`,
    headers: { ...owner.headers, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, text: reply.body, body: reply.json() };
};
const ida = (bsn: string) => ({ first_name: 'Ida', last_name: 'de Wit', bsn });
const add = (bsn: string, key?: string) =>
  call(
    'POST',
    `relation/${owner.company.id}/administration/private`,
    { ...ida(bsn), accept_alike: true },
    key,
  );
const added = async (bsn: string): Promise<number> => (await add(bsn)).body.enterprise.id;
const put = (id: number, bsn: string) => call('PUT', `relation/${id}/private`, ida(bsn));
const shown = async (id: number) =>
  (await call('GET', `administration/enterprise/${id}`)).body.person.bsn;
const sealed = async (id: number) => {
  const [row] = await app.db.select().from(person).where(eq(person.relation_id, id));
  return row?.bsn_sealed;
};

describe('a citizen service number', () => {
  it.each([
    ['fails the eleven test', '123456789'],
    ['is all zeros', '000000000'],
    ['is too short', '12345678'],
    ['has letters', '12345678A'],
    ['hides the digits of nobody', SHOWN],
  ])('is refused when it %s, without being repeated', async (_, bsn) => {
    const { status, body, text } = await add(bsn);
    expect([status, body.errors]).toEqual([422, { bsn: ['BSN is onjuist'] }]);
    expect(text).not.toContain(bsn);
  });

  it('is shown by its last two digits, however it was typed', async () => {
    expect(await shown(await added('6402.16.882'))).toBe(SHOWN);
  });

  it('stays what it was when it comes back as it was shown', async () => {
    const id = await added(BSN);
    const before = await sealed(id);
    expect((await put(id, SHOWN)).status).toBe(200);
    expect((await put(id, BSN)).status).toBe(200);
    expect([await sealed(id), await shown(id)]).toEqual([before, SHOWN]);
  });

  it('is replaced, and cleared by an empty field', async () => {
    const id = await added(BSN);
    await put(id, OTHER);
    expect(await shown(id)).toBe('•••••••33');
    expect((await put(id, SHOWN)).body.errors).toEqual({ bsn: ['BSN is onjuist'] });
    await put(id, '');
    expect([await sealed(id), await shown(id)]).toEqual(['', '']);
  });

  it('is worth nothing in the row of another person', async () => {
    const [id, other] = [await added(BSN), await added(OTHER)];
    await app.db
      .update(person)
      .set({ bsn_sealed: (await sealed(id)) ?? '' })
      .where(eq(person.relation_id, other));
    expect((await call('GET', `administration/enterprise/${other}`)).status).toBe(500);
  });

  it('stands nowhere: in no column of any table, in no line of the log, in no reply', async () => {
    const key = `sleutel-${owner.company.id}`;
    const made = await add(BSN, key);
    const id = made.body.enterprise.id;
    const replies = [made, await add(BSN, key), await put(id, OTHER), await put(id, BSN)];
    replies.push(await call('GET', `administration/enterprise/${id}`));
    expect(await app.db.$count(idempotency, eq(idempotency.key, key))).toBe(1);

    const { rows: tables } = await app.db.execute<{ schema: string; name: string }>(
      sql`SELECT schemaname AS schema, tablename AS name FROM pg_tables
          WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['person', 'audit', 'idempotency', 'relation']),
    );
    const found: string[] = [];
    for (const { schema, name } of tables) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const { rows } = await app.db.execute(
        sql`SELECT 1 FROM ${table} t WHERE t::text ~ ${EITHER.source} LIMIT 1`,
      );
      if (rows.length > 0) found.push(name);
    }
    expect(found).toEqual([]);
    expect(log.join()).toContain('administration/private');
    for (const text of [...log, ...replies.map((reply) => reply.text)])
      expect(text).not.toMatch(EITHER);
  });
});
