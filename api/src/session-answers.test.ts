import { eq } from 'drizzle-orm';
import { sessionOf } from './auth/tokens';
import { relation, relation_user } from './platform/database/schema/relations';
import { session } from './platform/database/schema/sessions';
import { sessionAnswers } from './session-answers';
import { aBrowser } from './testing/a-browser';
import { aFirmClient, anAccountant } from './testing/a-firm';
import { appUnderTest } from './testing/app-under-test';
import { aMember } from './testing/builders';

const app = appUnderTest();

/** Signs a member in, in a browser of their own. */
async function signIn(email: string) {
  const browser = aBrowser(app);
  const answer = (await browser.login(email)).json();
  return { browser, answer, token: answer.token.token as string };
}

/** What a page would ask for under a token. */
async function asked(browser: ReturnType<typeof aBrowser>, token: string) {
  const get = (path: string) => browser.send('GET', path, { token });
  const user = await get('/users/v1/user');
  const company = await get('/relations/v1/default');
  const connection = await get('/administrations/v1/checkconnection');
  return {
    user: user.json(),
    company: company.json(),
    connection: connection.json(),
    rights_version: user.headers['x-rights'],
  };
}

describe('what comes with a token', () => {
  it('is what the calls answer under it, for an entrepreneur', async () => {
    const { user } = await aMember(app);
    const { browser, answer, token } = await signIn(user.email);
    expect(answer.session).toEqual(await asked(browser, token));
    expect(answer.session).toMatchObject({
      user: { email: user.email },
      company: { is_owner: true },
    });
  });

  it('is that of the client when an accountant goes in, and of the firm on the way back', async () => {
    const owner = await anAccountant(app);
    const client = await aFirmClient(app, owner.company);
    const { browser, token } = await signIn(owner.user.email);
    const switchTo = async (bearer: string, payload: object) =>
      (await browser.send('PUT', '/auth/v1/relation', { token: bearer, payload })).json();

    const inside = await switchTo(token, { relation_id: client.id, impersonate: true });
    expect(inside.session).toEqual(await asked(browser, inside.token.token));
    expect(inside.session.company).toMatchObject({
      relation: { id: client.id },
      is_owner: false,
      is_impersonating: true,
      original: { id: owner.company.id },
    });
    const back = await switchTo(inside.token.token, { relation_id: owner.company.id });
    expect(back.session).toEqual(await asked(browser, back.token.token));
    expect(back.session.company).toMatchObject({ is_owner: true, is_impersonating: false });
  });

  it('is the same in another tab that goes on in the session', async () => {
    const { user } = await aMember(app);
    const { browser, token } = await signIn(user.email);
    const { code } = (await browser.send('POST', '/auth/v1/handover', { token })).json();
    const payload = { code };
    const other = (await browser.send('POST', '/auth/v1/accepthandover', { payload })).json();
    expect(other.session).toEqual(await asked(browser, other.token.token));
  });

  it('is nothing once the session leads nowhere: ended, without the membership, in a company that is gone', async () => {
    for (const end of [
      (id: string) =>
        app.db.update(session).set({ ended_at: new Date() }).where(eq(session.id, id)),
      (_: string, of: { user_id: number }) =>
        app.db
          .update(relation_user)
          .set({ status: 1 })
          .where(eq(relation_user.user_id, of.user_id)),
      (_: string, of: { relation_id: number }) =>
        app.db.update(relation).set({ active: 0 }).where(eq(relation.id, of.relation_id)),
    ]) {
      const { user, company } = await aMember(app);
      const id = sessionOf((await signIn(user.email)).token) ?? '';
      expect(await sessionAnswers(app, id)).toMatchObject({ user: { id: user.id } });
      await end(id, { user_id: user.id, relation_id: company.id });
      expect(await sessionAnswers(app, id)).toBeUndefined();
    }
  });

  it('keeps nobody from signing in when it cannot be read', async () => {
    const { user } = await aMember(app);
    await app.db.execute('ALTER TABLE accounting_connection RENAME TO elsewhere');
    const { answer, browser, token } = await signIn(user.email).finally(() =>
      app.db.execute('ALTER TABLE elsewhere RENAME TO accounting_connection'),
    );
    expect(answer).toMatchObject({ qr_code_url: 'valid' });
    expect(answer).not.toHaveProperty('session');
    expect((await browser.whoAmI(token)).statusCode).toBe(200);
  });
});
