import type { Reason } from '@boekwerk/shared/contract/reasons';
import { eq } from 'drizzle-orm';
import { relation, relation_user } from '../platform/database/schema/relations';
import { session } from '../platform/database/schema/sessions';
import { aBrowser } from '../testing/a-browser';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, type Member, PASSWORD } from '../testing/builders';
import { sessionOf } from './tokens';

const app = appUnderTest();
let member: Member;
let browser: ReturnType<typeof aBrowser>;
let token: string;

beforeEach(async () => {
  member = await aMember(app);
  browser = aBrowser(app);
  token = (await browser.login(member.user.email)).json().token.token;
});

type Columns = Partial<typeof session.$inferInsert>;
const HOUR = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const change = (columns: Columns) =>
  app.db
    .update(session)
    .set(columns)
    .where(eq(session.id, sessionOf(token) ?? ''));

async function elsewhere() {
  const other = aBrowser(app);
  const bearer: string = (await other.login(member.user.email)).json().token.token;
  return (method: 'POST' | 'DELETE', path: string, payload = {}) =>
    other.send(method, path, { token: bearer, payload });
}

const ENDINGS: [Reason, string, () => Promise<unknown>][] = [
  ['session_expired', 'was left alone for a day', () => change({ last_used_at: ago(24 * HOUR) })],
  ['session_expired', 'lasted for half a day', () => change({ created_at: ago(13 * HOUR) })],
  [
    'password_changed',
    'knew the former password',
    async () => {
      const payload = { current_password: PASSWORD, password: 'Nieuw-2026!' };
      const both = { ...payload, password_confirm: payload.password };
      return (await elsewhere())('POST', '/users/v1/change-password', both);
    },
  ],
  [
    'signed_out',
    'was ended from another browser',
    async () => (await elsewhere())('DELETE', '/users/v1/sessions'),
  ],
  [
    'access_withdrawn',
    'works there no more',
    () => app.db.delete(relation_user).where(eq(relation_user.user_id, member.user.id)),
  ],
  [
    'access_withdrawn',
    'worked in a company that was put away',
    () => app.db.update(relation).set({ active: 0 }).where(eq(relation.id, member.company.id)),
  ],
  [
    'taken_over',
    'may share the session with a thief',
    async () => {
      const old = token;
      token = (await browser.refresh(token)).json().token.token;
      await change({ rotated_at: ago(11_000) });
      await browser.refresh(old);
    },
  ],
];

it.each(ENDINGS)('says %s to who %s', async (reason, _who, end) => {
  await end();
  for (const answer of [await browser.whoAmI(token), await browser.refresh(token)]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json().reason).toBe(reason);
  }
});

it('says that a token is to be traded in, also one that has just been', async () => {
  await change({ token_expires_at: ago(1000) });
  expect((await browser.whoAmI(token)).json()).toMatchObject({ reason: 'token_expired' });
  await browser.refresh(token);
  expect((await browser.whoAmI(token)).json()).toMatchObject({ reason: 'token_expired' });
});

it('tells nothing to who holds no token of the session, or brings it from another browser', async () => {
  await change({ ended_at: new Date(), end_reason: 'password_changed' });
  const guessed = token.replace(/\..*/, `.${'x'.repeat(43)}`);
  const answers = [
    await browser.whoAmI(guessed),
    await browser.refresh(guessed),
    await aBrowser(app).refresh(token),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      message: 'Je sessie is verlopen. Log opnieuw in.',
      reference: expect.any(String),
    });
  }
});

it('says of a 403 that it is about the role', async () => {
  const colleague = await aMember(app, { company: member.company, is_owner: false });
  const url = '/api/users/v1/user/users';
  const answer = await app.http.inject({ url, headers: colleague.headers });
  expect([answer.statusCode, answer.json().reason]).toEqual([403, 'not_allowed']);
});
