import { and, desc, eq, like } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import {
  administration_relation,
  administration_user,
  relation,
  relation_user,
} from '../platform/database/schema/relations';
import { session } from '../platform/database/schema/sessions';
import { aBrowser } from '../testing/a-browser';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Company, type Member } from '../testing/builders';
import { sessionOf } from './tokens';

const app = appUnderTest();
let owner: Member;
/** Of the same firm, with the first client alone assigned. */
let assistant: Member;
let bakery: Company;
let florist: Company;

beforeEach(async () => {
  owner = await anAccountant(app);
  assistant = await anAccountant(app, { company: owner.company });
  bakery = await aFirmClient(app, owner.company, { assigned: [assistant] });
  florist = await aFirmClient(app, owner.company);
});

type Target = { relation_id: number; impersonate?: boolean };

async function signedIn({ user }: Member) {
  const browser = aBrowser(app);
  const token: string = (await browser.login(user.email)).json().token.token;
  const switchTo = (bearer: string, payload: Target) =>
    browser.send('PUT', '/auth/v1/relation', { token: bearer, payload });
  return { browser, token, switchTo };
}

/** Somebody of the firm who has gone into the bakery. */
async function inBakery(who: Member) {
  const { token: before, ...rest } = await signedIn(who);
  const token: string = (await rest.switchTo(before, into(bakery))).json().token.token;
  return { ...rest, before, token };
}

const into = ({ id }: Company) => ({ relation_id: id, impersonate: true });
const ENTERPRISE = { is_owner: false, type: 0 };

it('takes an accountant into a client as an enterprise user who owns nothing, and back', async () => {
  const { browser, token, switchTo } = await signedIn(owner);
  const inside = (await switchTo(token, into(bakery))).json().token;
  expect(inside).toMatchObject({ relation_id: bakery.id, expires_in: 900, ...ENTERPRISE });
  expect((await browser.whoAmI(inside.token)).statusCode).toBe(200);

  const relation_id = owner.company.id;
  const back = (await switchTo(inside.token, { relation_id })).json().token;
  expect(back).toMatchObject({ relation_id, is_owner: true, type: 1 });
});

it('kills the token of before at once, and does not let it refresh into the other company', async () => {
  const { browser, before, token } = await inBakery(owner);
  expect((await browser.whoAmI(before)).statusCode).toBe(401);
  expect((await browser.refresh(before)).statusCode).toBe(401);
  expect((await browser.refresh(before, true)).statusCode).toBe(401);
  // A straggler of a moment ago is no thief: the tab stays signed in.
  expect((await browser.whoAmI(token)).statusCode).toBe(200);
  const next = (await browser.refresh(token)).json().token;
  expect(next).toMatchObject({ relation_id: bakery.id, ...ENTERPRISE });
});

it('takes a token from before the switch that comes back later for a theft', async () => {
  const { browser, before, token } = await inBakery(owner);
  await app.db
    .update(session)
    .set({ rotated_at: new Date(Date.now() - 11_000) })
    .where(eq(session.id, sessionOf(token) ?? ''));
  expect((await browser.refresh(before)).statusCode).toBe(401);
  expect((await browser.whoAmI(token)).statusCode).toBe(401);
});

it('takes it for none when the answer to the switch was lost: nobody has used the token after it', async () => {
  const { browser, before, token } = await inBakery(owner);
  const longAgo = new Date(Date.now() - 11_000);
  await app.db
    .update(session)
    .set({ rotated_at: longAgo, last_used_at: longAgo })
    .where(eq(session.id, sessionOf(token) ?? ''));
  expect((await browser.refresh(before)).statusCode).toBe(401);
  expect((await browser.whoAmI(token)).statusCode).toBe(200);
});

it('goes from one client straight to the next, always one level deep', async () => {
  const { token, switchTo } = await inBakery(owner);
  const second = (await switchTo(token, into(florist))).json().token;
  expect(second).toMatchObject({ relation_id: florist.id, ...ENTERPRISE });
  const again = (await switchTo(second.token, into(florist))).json().token;
  const [row] = await app.db
    .select()
    .from(session)
    .where(eq(session.id, sessionOf(again.token) ?? ''));
  expect(row).toMatchObject({ relation_id: florist.id, origin_relation_id: owner.company.id });
});

it('keeps two tabs in two clients apart', async () => {
  const { browser, token, switchTo } = await signedIn(owner);
  const second: string = (await browser.refresh(token, true)).json().token.token;
  const inside: string = (await switchTo(token, into(bakery))).json().token.token;
  const other: string = (await switchTo(second, into(florist))).json().token.token;
  const companyOf = async (bearer: string) =>
    (await browser.refresh(bearer)).json().token.relation_id;
  expect(await companyOf(inside)).toBe(bakery.id);
  expect(await companyOf(other)).toBe(florist.id);
});

it('takes an assistant into assigned clients only', async () => {
  const { token, switchTo } = await signedIn(assistant);
  expect((await switchTo(token, into(florist))).statusCode).toBe(404);
  expect((await switchTo(token, into(bakery))).statusCode).toBe(200);
});

it('takes a user to another company where they work, in the role they have there', async () => {
  const shop = await aCompany(app);
  await aMember(app, { company: shop, user: owner.user, is_owner: false, is_default: false });
  const { token, switchTo } = await signedIn(owner);
  const there = (await switchTo(token, { relation_id: shop.id })).json().token;
  expect(there).toMatchObject({ relation_id: shop.id, ...ENTERPRISE });
});

describe('answers as to a company that does not exist', () => {
  const cases: [string, () => Promise<Target>][] = [
    [
      'the client of another firm',
      async () => into(await aFirmClient(app, (await anAccountant(app)).company)),
    ],
    ['a company where one does not work', async () => ({ relation_id: (await aCompany(app)).id })],
    ['a client without impersonating', async () => ({ relation_id: bakery.id })],
    ['the own firm as if it were a client', async () => into(owner.company)],
    ["the firm's own customer", async () => into(await aCustomer(app, owner.company))],
    [
      'a client that was put away',
      async () => {
        await app.db.update(relation).set({ active: 0 }).where(eq(relation.id, bakery.id));
        return into(bakery);
      },
    ],
    [
      'a client that the firm left',
      async () => {
        await app.db
          .update(administration_relation)
          .set({ active: 0 })
          .where(eq(administration_relation.enterprise_id, bakery.id));
        return into(bakery);
      },
    ],
    [
      'a membership that was only offered',
      async () => {
        const { id: relation_id } = await aCompany(app);
        const offered = { relation_id, user_id: owner.user.id, type: 0, status: 1 } as const;
        await app.db.insert(relation_user).values(offered);
        return { relation_id };
      },
    ],
  ];

  it.each(cases)('to %s', async (_name, wishFor) => {
    const { browser, token, switchTo } = await signedIn(owner);
    const refused = await switchTo(token, await wishFor());
    const unknown = await switchTo(token, { relation_id: 2_000_000_000 });
    expect(refused.statusCode).toBe(404);
    expect({ ...refused.json(), reference: '' }).toEqual({ ...unknown.json(), reference: '' });
    expect((await browser.whoAmI(token)).statusCode).toBe(200);
  });

  it('to an enterprise user who wants into a client of the firm that keeps their books', async () => {
    const { token, switchTo } = await signedIn(await aMember(app, { company: bakery }));
    expect((await switchTo(token, into(florist))).statusCode).toBe(404);
    expect((await switchTo(token, into(bakery))).statusCode).toBe(404);
  });

  it('to an own company from within a client: first one goes back', async () => {
    const { company } = await aMember(app, { user: owner.user, is_default: false });
    const { token, switchTo } = await inBakery(owner);
    expect((await switchTo(token, { relation_id: company.id })).statusCode).toBe(404);
  });
});

describe('whoever impersonates is out with the next call', () => {
  const cases: [string, () => Promise<unknown>][] = [
    [
      'when the client is no longer assigned',
      () =>
        app.db
          .delete(administration_user)
          .where(eq(administration_user.user_id, assistant.user.id)),
    ],
    [
      'when the client leaves the firm',
      () =>
        app.db
          .delete(administration_relation)
          .where(eq(administration_relation.enterprise_id, bakery.id)),
    ],
    [
      'when the firm leaves the client',
      () =>
        app.db
          .update(administration_relation)
          .set({ active: 0 })
          .where(eq(administration_relation.enterprise_id, bakery.id)),
    ],
    [
      'when the client is put away',
      () => app.db.update(relation).set({ active: 0 }).where(eq(relation.id, bakery.id)),
    ],
  ];

  it.each(cases)('%s, and may go back to the firm', async (_name, change) => {
    const { browser, token, switchTo } = await inBakery(assistant);
    expect((await browser.whoAmI(token)).statusCode).toBe(200);
    await change();
    const refused = await browser.whoAmI(token);
    expect([refused.statusCode, refused.json().reason]).toEqual([401, 'client_withdrawn']);

    const next: string = (await browser.refresh(token)).json().token.token;
    expect((await browser.whoAmI(next)).json().reason).toBe('client_withdrawn');
    expect((await switchTo(next, into(bakery))).statusCode).toBe(404);
    expect((await browser.send('POST', '/auth/v1/handover', { token: next })).statusCode).toBe(401);
    const back = await switchTo(next, { relation_id: owner.company.id });
    expect((await browser.whoAmI(back.json().token.token)).statusCode).toBe(200);
  });

  it('when the client is no longer assigned, and may log out', async () => {
    const { browser, token } = await inBakery(assistant);
    const own = eq(administration_user.user_id, assistant.user.id);
    await app.db.delete(administration_user).where(own);
    expect((await browser.send('POST', '/auth/v1/logout', { token })).statusCode).toBe(204);
  });

  const ends: [string, () => Promise<unknown>][] = [
    [
      'the role in the firm is withdrawn',
      () => app.db.delete(relation_user).where(eq(relation_user.user_id, assistant.user.id)),
    ],
    [
      'the firm is put away',
      () => app.db.update(relation).set({ active: 0 }).where(eq(relation.id, owner.company.id)),
    ],
  ];

  it.each(ends)('for good when %s', async (_name, change) => {
    const { browser, token, switchTo } = await inBakery(assistant);
    await change();
    expect((await browser.whoAmI(token)).json().reason).toBe('access_withdrawn');
    expect((await browser.refresh(token)).statusCode).toBe(401);
    expect((await switchTo(token, { relation_id: owner.company.id })).statusCode).toBe(401);
  });
});

describe('the record', () => {
  it('says who did something in the books of which client', async () => {
    const { headers } = await inBooksOf(app, owner, bakery);
    const payload = { title: 'Brood', value: 2, tax_id: 1 };
    const url = '/api/invoicing/v1/product';
    const made = await app.http.inject({ method: 'POST', url, payload, headers });
    expect(made.statusCode).toBe(201);
    const [row] = await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    const user_id = owner.user.id;
    expect(row).toMatchObject({ user_id, impersonator_id: user_id, relation_id: bakery.id });
  });

  it('says from where to where somebody went', async () => {
    await inBakery(owner);
    const own = and(eq(audit.user_id, owner.user.id), like(audit.action, '%/auth/v1/relation'));
    expect((await app.db.select().from(audit).where(own)).map(({ changes }) => changes)).toEqual([
      { relation_id: [owner.company.id, bakery.id], origin_relation_id: [null, owner.company.id] },
    ]);
  });
});

it('no account is changed in the name of a client: neither password nor second factor', async () => {
  const { headers } = await inBooksOf(app, owner, bakery);
  const calls = [
    ['GET', 'security'],
    ['POST', 'change-password'],
    ['POST', 'twofactor'],
    ['DELETE', 'twofactor'],
    ['POST', 'recoverycodes'],
    ['DELETE', 'sessions'],
  ] as const;
  for (const [method, path] of calls) {
    const url = `/api/users/v1/${path}`;
    const answer = await app.http.inject({ method, url, headers });
    expect([path, answer.statusCode]).toEqual([path, 403]);
  }
});
