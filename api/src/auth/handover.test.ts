import { and, desc, eq, sql } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { handover, session } from '../platform/database/schema/sessions';
import { aBrowser } from '../testing/a-browser';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { sessionOf } from './tokens';

const app = appUnderTest();
let browser: ReturnType<typeof aBrowser>;
let token: string;
let user_id: number;
let client_id: number;

/** An accountant in the books of a client. */
beforeEach(async () => {
  const owner = await anAccountant(app);
  user_id = owner.user.id;
  client_id = (await aFirmClient(app, owner.company)).id;
  browser = aBrowser(app);
  const outside: string = (await browser.login(owner.user.email)).json().token.token;
  const payload = { relation_id: client_id, impersonate: true };
  const inside = await browser.send('PUT', '/auth/v1/relation', { token: outside, payload });
  token = inside.json().token.token;
});

async function offered(): Promise<string> {
  const answer = await browser.send('POST', '/auth/v1/handover', { token });
  expect(answer.statusCode).toBe(201);
  return answer.json().code;
}
const accept = (code: string, by = browser) =>
  by.send('POST', '/auth/v1/accepthandover', { payload: { code } });

it('takes another tab of the browser into the same company, in a session of its own', async () => {
  const answer = await accept(await offered());
  expect(answer.json().token).toMatchObject({ relation_id: client_id, type: 0, is_owner: false });
  const second: string = answer.json().token.token;
  expect(sessionOf(second)).not.toBe(sessionOf(token));
  const next: string = (await browser.refresh(token)).json().token.token;
  for (const one of [next, second]) expect((await browser.whoAmI(one)).statusCode).toBe(200);
});

it('hands over once', async () => {
  const code = await offered();
  const answers = await Promise.all([accept(code), accept(code)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

it('hands over to two tabs at once, each with a code of its own', async () => {
  const codes = await Promise.all([offered(), offered()]);
  const answers = await Promise.all(codes.map((code) => accept(code)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

it('is of no use after ten seconds', async () => {
  const code = await offered();
  const [row] = await app.db.select().from(handover).orderBy(desc(handover.expires_at)).limit(1);
  const left = (row?.expires_at.getTime() ?? 0) - Date.now();
  expect(left).toBeLessThanOrEqual(10_000);
  await app.db.update(handover).set({ expires_at: sql`now() - interval '1 second'` });
  expect((await accept(code)).statusCode).toBe(400);
});

it('is of no use in another browser, and of none in its own after that', async () => {
  const code = await offered();
  expect((await accept(code, aBrowser(app))).statusCode).toBe(400);
  expect((await accept(code)).statusCode).toBe(400);
});

it('is of no use once the session it is of has ended', async () => {
  const code = await offered();
  await browser.send('POST', '/auth/v1/logout', { token });
  expect((await accept(code)).statusCode).toBe(400);
  expect((await browser.send('POST', '/auth/v1/handover', { token })).statusCode).toBe(401);
});

it('writes nothing down about a code that is none', async () => {
  const before = await app.db.$count(audit);
  expect((await accept('x'.repeat(43), aBrowser(app))).statusCode).toBe(400);
  expect(await app.db.$count(audit)).toBe(before);
});

it('is in the record, both the offer and the new session', async () => {
  await accept(await offered());
  const rows = await app.db
    .select({ action: audit.action, changes: audit.changes })
    .from(audit)
    .where(and(eq(audit.user_id, user_id), eq(audit.relation_id, client_id)))
    .orderBy(audit.id);
  expect(rows).toEqual([
    { action: 'POST /auth/v1/handover', changes: { state: [null, 'offered to another tab'] } },
    {
      action: 'POST /auth/v1/accepthandover',
      changes: { state: [null, 'handed over to another tab'] },
    },
  ]);
});

it('keeps no code that could be read from the database', async () => {
  const code = await offered();
  const rows = await app.db.select().from(handover);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(rows.map(({ session_id }) => session_id)).toContain(sessionOf(token));
});

it('lasts no longer than the tab it came from', async () => {
  const created_at = new Date(Date.now() - 11 * 3_600_000);
  const of = (one: string) => eq(session.id, sessionOf(one) ?? '');
  await app.db.update(session).set({ created_at }).where(of(token));
  const second: string = (await accept(await offered())).json().token.token;
  const [row] = await app.db.select().from(session).where(of(second));
  expect(row?.created_at).toEqual(created_at);
});
