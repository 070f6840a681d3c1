import { eq } from 'drizzle-orm';
import { session } from '../platform/database/schema/sessions';
import { aBrowser } from '../testing/a-browser';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, type Member } from '../testing/builders';
import { countWaiting } from '../testing/count-waiting';
import { onPostgres } from '../testing/test-database';
import { endSessionsOf } from './end-sessions';
import { forkSession } from './refresh-token';
import { type LockedSession, lockSession } from './store';
import { sessionOf } from './tokens';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

async function signedIn(browser = aBrowser(app)) {
  const token: string = (await browser.login(member.user.email)).json().token.token;
  return { browser, token };
}
const rowOf = (token: string) => eq(session.id, sessionOf(token) ?? '');

describe('a duplicated tab', () => {
  it('gets a session of its own, beside which the first goes on under its token', async () => {
    const { browser, token } = await signedIn();
    const forked = (await browser.refresh(token, true)).json().token;
    expect(forked).toMatchObject({ relation_id: member.company.id, type: 0, is_owner: true });
    expect(sessionOf(forked.token)).not.toBe(sessionOf(token));
    expect((await browser.whoAmI(token)).statusCode).toBe(200);

    const first: string = (await browser.refresh(token)).json().token.token;
    const second: string = (await browser.refresh(forked.token)).json().token.token;
    expect((await browser.whoAmI(first)).statusCode).toBe(200);
    expect((await browser.whoAmI(second)).statusCode).toBe(200);
  });

  it('forks from the token that the first tab replaced a moment ago, and from none before', async () => {
    const { browser, token } = await signedIn();
    const next: string = (await browser.refresh(token)).json().token.token;
    expect((await browser.refresh(token, true)).statusCode).toBe(200);
    await browser.refresh(next);
    expect((await browser.refresh(token, true)).statusCode).toBe(401);
  });

  it('lasts no longer than the tab it came from', async () => {
    const { browser, token } = await signedIn();
    const created_at = new Date(Date.now() - 11 * 3_600_000);
    await app.db.update(session).set({ created_at }).where(rowOf(token));
    const forked: string = (await browser.refresh(token, true)).json().token.token;
    const [row] = await app.db.select().from(session).where(rowOf(forked));
    expect(row?.created_at).toEqual(created_at);
  });

  (onPostgres ? it : it.skip)('is signed out with the others while it forks', async () => {
    const { browser, token } = await signedIn();
    const { id } = member.user;
    const { forked, started } = await app.db.transaction(async (db) => {
      const parent = (await lockSession(db, sessionOf(token) ?? '')) as LockedSession;
      const { token: forked } = await forkSession({ db, record: () => {} }, parent);
      const ending = endSessionsOf(app.db, id, { because: 'password_changed' });
      while ((await countWaiting(app.db)) === 0);
      return { forked, started: { ending } };
    });
    await started.ending;
    expect((await browser.whoAmI(forked)).statusCode).toBe(401);
  });

  it('does not fork in another browser', async () => {
    const { token } = await signedIn();
    expect((await aBrowser(app).refresh(token, true)).statusCode).toBe(401);
  });
});

it('two tabs that refresh five times each at once both stay signed in, one rotation each', async () => {
  const { browser, token } = await signedIn();
  const forked: string = (await browser.refresh(token, true)).json().token.token;
  const rush = (of: string) => Array.from({ length: 5 }, () => browser.refresh(of));
  const answers = await Promise.all([...rush(token), ...rush(forked)]);
  const tokens = new Set(answers.map((answer) => answer.json().token.token as string));
  expect(tokens.size).toBe(2);
  for (const next of tokens) expect((await browser.whoAmI(next)).statusCode).toBe(200);
});

describe('logging out', () => {
  it('ends every tab of this browser at once, and no other browser', async () => {
    const { browser, token } = await signedIn();
    const second = await signedIn(browser);
    const third: string = (await browser.refresh(token, true)).json().token.token;
    const elsewhere = await signedIn();

    expect((await browser.send('POST', '/auth/v1/logout', { token })).statusCode).toBe(204);
    for (const ended of [token, second.token, third]) {
      expect((await browser.whoAmI(ended)).statusCode).toBe(401);
      expect((await browser.refresh(ended)).statusCode).toBe(401);
    }
    expect((await elsewhere.browser.whoAmI(elsewhere.token)).statusCode).toBe(200);
  });

  it('ends nothing of somebody else who is signed in in the same browser', async () => {
    const { browser, token } = await signedIn();
    member = await aMember(app);
    const other = await signedIn(browser);
    await browser.send('POST', '/auth/v1/logout', { token });
    expect((await browser.whoAmI(other.token)).statusCode).toBe(200);
  });
});
