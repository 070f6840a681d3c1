import { eq } from 'drizzle-orm';
import { encrypt } from '../../platform/database/encrypt';
import { accounting_credentials, accounting_task } from '../../platform/database/schema/accounting';
import { audit } from '../../platform/database/schema/platform';
import { anAccountant } from '../../testing/a-firm';
import { appWithAccounting } from '../../testing/a-linked-firm';
import { aMember } from '../../testing/builders';
import { openAccessToken, openRefreshToken } from './credentials/tokens';

const { app, ask, ended, consent, aLinkedFirm, inClient } = appWithAccounting();

const stored = async (id: number) => {
  const [found] = await app.db
    .select()
    .from(accounting_credentials)
    .where(eq(accounting_credentials.id, id));
  return found as typeof accounting_credentials.$inferSelect;
};

describe('linking an organisation', () => {
  // The package knows an organisation once, and so does the product.
  beforeEach(() => app.db.delete(accounting_credentials));

  it('keeps what the user allowed for the firm, sealed, and tells it nowhere', async () => {
    const firm = await aLinkedFirm();
    const { body } = await ask(firm, 'GET', 'credentials');
    expect(body).toEqual([
      {
        id: firm.credentials_id,
        organization: { code: 'VISSER', name: 'VISSER' },
        is_connected: true,
        linked_by: 'Sanne de Boer',
        linked_at: expect.any(String),
      },
    ]);
    const row = await stored(firm.credentials_id);
    const tokens = [openAccessToken(app, row), openRefreshToken(app, row)];
    const told = JSON.stringify([
      row,
      body,
      await app.db.select().from(audit),
      await app.db.select().from(accounting_task),
    ]);
    for (const token of tokens) expect(told).not.toContain(token);
  });

  it('is done for the firm from inside a client as well', async () => {
    const accountant = await anAccountant(app);
    const bookkeeper = await inClient(accountant);
    const asked = await ask(bookkeeper, 'POST', 'credentials', await consent(bookkeeper));
    expect(asked).toMatchObject({ status: 202, body: { kind: 'link', state: 'queued' } });
    expect(await ended(bookkeeper, asked)).toMatchObject({ state: 'done', progress: 100 });
    expect((await ask(accountant, 'GET', 'organizations')).body).toMatchObject([
      { organization: { code: 'VISSER' } },
    ]);
  });

  it('takes consent once, from who asked for it, for their firm, and not for long', async () => {
    const firm = await aLinkedFirm();
    const other = await anAccountant(app);
    const given = await consent(firm);
    const post = (member: typeof other, body: object) => ask(member, 'POST', 'credentials', body);
    expect(await post(other, given)).toMatchObject({ status: 422 });
    expect(await post(firm, { ...given, state: `${given.state}x` })).toMatchObject({ status: 422 });
    expect(await post(firm, { ...given, state: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { state: [expect.stringContaining('hoort niet bij deze aanvraag')] } },
    });
    const past = JSON.stringify({
      user_id: firm.user.id,
      firm_id: firm.company.id,
      nonce: 'eerder',
      expires: Date.now() - 1,
      credentials_id: null,
    });
    const state = encrypt(past, { secret: app.fieldSecret, field: 'authorization state' });
    expect(await post(firm, { code: 'x', state })).toMatchObject({ status: 422 });
    const relink = { ...given, id: firm.credentials_id };
    expect(await ask(firm, 'PUT', 'credentials', relink)).toMatchObject({ status: 422 });

    expect(await post(firm, given)).toMatchObject({ status: 202 });
    expect(await post(firm, given)).toMatchObject({ status: 409 });
  });

  it('says that a code is not taken', async () => {
    const accountant = await anAccountant(app);
    const { state } = await consent(accountant);
    const asked = await ask(accountant, 'POST', 'credentials', { code: 'gokje', state });
    expect(await ended(accountant, asked)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('niet aangenomen'),
    });
    expect((await ask(accountant, 'GET', 'checkconnection')).body).toMatchObject({
      exists: false,
      task: { id: asked.body.id, state: 'failed' },
    });
  });

  it('lets nobody link what another firm has', async () => {
    await aLinkedFirm();
    const other = await anAccountant(app);
    const asked = await ask(other, 'POST', 'credentials', await consent(other));
    expect(await ended(other, asked)).toMatchObject({
      state: 'failed',
      message: 'Organisatie VISSER is al door een ander kantoor gekoppeld.',
    });
  });

  it('mends a broken link with consent for the same organisation, and no other', async () => {
    const firm = await aLinkedFirm();
    const id = firm.credentials_id;
    await app.db.update(accounting_credentials).set({ broken_reason: 'revoked' });
    expect((await ask(firm, 'GET', 'organizations')).body).toEqual([]);

    const query = `?credentials_id=${id}`;
    const other = await ask(firm, 'PUT', 'credentials', {
      id,
      ...(await consent(firm, query, 'TULIP/TDEVRIES')),
    });
    expect(await ended(firm, other)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('TULIP'),
    });
    const same = await ask(firm, 'PUT', 'credentials', { id, ...(await consent(firm, query)) });
    expect(await ended(firm, same)).toMatchObject({ state: 'done' });
    expect((await ask(firm, 'GET', 'organizations')).body).toHaveLength(1);
  });

  it('is for who owns the firm, or keeps the books of the client they are in', async () => {
    const firm = await anAccountant(app);
    const colleague = await anAccountant(app, { company: firm.company });
    for (const member of [colleague, await aMember(app)])
      for (const path of ['twinfield/authorize', 'credentials', 'organizations', 'enterprises/1'])
        expect({ path, ...(await ask(member, 'GET', path)) }).toMatchObject({ path, status: 403 });
  });
});
