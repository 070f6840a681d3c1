import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { eq, sql } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../../account-mail/testing/app-with-mail-box';
import { readHistory } from '../../history/testing/read-history';
import { brokenInvariants } from '../../invariants/check-invariants';
import { aRepeater } from '../../invoicing/recurrence/testing/a-repeater';
import { change } from '../../platform/change';
import { shortcut } from '../../platform/database/schema/accounts';
import { audit } from '../../platform/database/schema/platform';
import {
  administration_relation,
  file,
  relation_user,
} from '../../platform/database/schema/relations';
import { session } from '../../platform/database/schema/sessions';
import { user } from '../../platform/database/schema/users';
import { aBrowser } from '../../testing/a-browser';
import { A_COMPANY_FORM } from '../../testing/a-company-form';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { authenticator } from '../../testing/authenticator';
import { aMember, type Member, PASSWORD, signIn } from '../../testing/builders';
import { statusOfSlow } from '../../testing/slow-call';
import { deleteAccount } from './delete-account';

let world: AppWithMailBox;
let owner: Member;
/** Works at the company of the owner. */
let member: Member;

beforeAll(async () => {
  world = await appWithMailBox({ twoFactor: 'optional' });
  await world.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await aMember(world.app);
  member = await aMember(world.app, { company: owner.company, is_owner: false });
});

const PATH = 'users/v1/user/deletion';
const ask = ({ headers } = member, more: object = {}) =>
  world.post(PATH, { password: PASSWORD, confirmation: 'verwijderen', ...more }, headers);
const takeBack = ({ headers } = member) =>
  world.app.http.inject({ method: 'DELETE', url: `/api/${PATH}`, headers });
const who = ({ headers } = member) => world.app.http.inject({ url: '/api/users/v1/user', headers });
const rowOf = async ({ user: { id } }: Member) => {
  const [found] = await world.app.db.select().from(user).where(eq(user.id, id));
  return found;
};
const login = async ({ user: { email } } = member) =>
  (await world.post('auth/v1/login', { email, password: PASSWORD })).statusCode;
const subjectsTo = async ({ user: { email } }: Member) =>
  (await world.mailsTo(email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
const DUE = () => addDays(today(), 14);

async function night() {
  await change(world.app, ({ queue }) => queue('delete-accounts', {}));
  await world.app.jobs.drain();
}
/** As if it was asked for so long ago that the day is over. */
const letDaysPass = ({ user: { id } } = member, deletion_due_on = addDays(today(), -1)) =>
  world.app.db.update(user).set({ deletion_due_on }).where(eq(user.id, id));
async function deleted(of = member) {
  expect((await ask(of)).statusCode).toBe(200);
  await letDaysPass(of);
  await night();
}

describe('asking to delete the own account', () => {
  it.each([
    ['a wrong password', { password: 'Anders-1!' }, { password: ['Wachtwoord is onjuist'] }],
    ['no password', { password: '' }, { password: ['Wachtwoord is verplicht.'] }],
    [
      'another word',
      { confirmation: 'ja' },
      { confirmation: ['Typ verwijderen om te bevestigen.'] },
    ],
  ])('is refused with %s, at its field', async (_, more, errors) => {
    const answer = await ask(member, more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
    expect((await rowOf(member))?.deletion_due_on).toBeNull();
  });

  it('takes a code as well where the account has a second factor', async () => {
    const begin = await world.post('users/v1/twofactor', { password: PASSWORD }, member.headers);
    const codeAt = authenticator(begin.json().qr_code_url);
    const { headers } = member;
    const payload = { otp: codeAt(-1) };
    const url = '/api/users/v1/twofactor';
    await world.app.http.inject({ method: 'PUT', url, payload, headers });
    for (const [otp, text] of [
      ['', 'Vul een code uit je app in om je account te verwijderen.'],
      ['000000', 'Code is onjuist'],
    ] as const)
      expect((await ask(member, { otp })).json().errors).toEqual({ otp: [text] });
    expect((await ask(member, { otp: codeAt() })).json().deletion_due_on).toBe(DUE());
  });

  it('sets the day two weeks from now, ends all other sessions, and is told by letter', async () => {
    const elsewhere = {
      ...member,
      headers: await signIn(world.app, {
        user_id: member.user.id,
        relation_id: member.company.id,
      }),
    };
    expect((await ask()).json()).toMatchObject({ deletion_due_on: DUE(), name: 'Sanne' });
    expect((await who(elsewhere)).statusCode).toBe(401);
    expect((await who()).json().deletion_due_on).toBe(DUE());
    expect(await login()).toBe(200);
    const [mail] = await world.mailsTo(member.user.email);
    expect(mail).toContain('Subject: Je account wordt verwijderd');
    expect(mail).toContain(formatDate(DUE()));
    expect(await subjectsTo(owner)).toEqual([`Gewijzigd bij ${owner.company.name}`]);
  });

  it('is done once by two at once', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(await subjectsTo(member)).toEqual(['Je account wordt verwijderd']);
  });

  it('is not done from the books of a client, nor by who is not signed in', async () => {
    const accountant = await anAccountant(world.app);
    const client = await aFirmClient(world.app, accountant.company);
    const within = await inBooksOf(world.app, accountant, client);
    expect((await ask(within)).statusCode).toBe(403);
    expect((await takeBack(within)).statusCode).toBe(403);
    expect((await world.post(PATH, { password: PASSWORD })).statusCode).toBe(401);
  });

  it('is refused as long as others work in a company that nobody else owns, by its name', async () => {
    const answer = await ask(owner);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe(
      `Je bent de enige eigenaar van ${owner.company.name}, en er werken daar nog anderen. Verwijder hen eerst bij Instellingen, Gebruikers: een bedrijf met gebruikers kan niet zonder eigenaar.`,
    );
    await world.app.http.inject({
      method: 'DELETE',
      headers: owner.headers,
      url: `/api/relations/v1/administration/${owner.company.id}/user/${member.user.id}`,
    });
    expect((await ask(owner)).statusCode).toBe(200);
  });

  it('is refused for the second of two owners who both leave a colleague', async () => {
    const second = await aMember(world.app, { company: owner.company });
    expect((await ask(owner)).statusCode).toBe(200);
    expect((await ask(second)).statusCode).toBe(409);
    await takeBack(owner);
    expect((await ask(second)).statusCode).toBe(200);
  });

  it('is refused as long as a company that is left makes invoices by itself', async () => {
    const { member: alone, aRepeated, calls } = await aRepeater(world.app);
    const repeated = await aRepeated();
    const answer = await ask(alone);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('Kies daar eerst bij elke herhaling "Niet herhalen".');
    await calls.put('recurrence', { ...repeated, active: false });
    expect((await ask(alone)).statusCode).toBe(200);
  });

  it('is refused for the last who works in one that nobody owns, as a firm adds them, unless a firm keeps its books', async () => {
    const { member: last, aRepeated } = await aRepeater(world.app);
    await aRepeated();
    const own = eq(relation_user.user_id, last.user.id);
    await world.app.db.update(relation_user).set({ is_owner: false }).where(own);
    const answer = await ask(last);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain(
      `Bij ${last.company.name} worden nog terugkerende facturen gemaakt`,
    );

    const { company: firm } = await anAccountant(world.app);
    const of = { administration_id: firm.id, enterprise_id: last.company.id };
    await world.app.db.insert(administration_relation).values(of);
    expect((await ask(last)).statusCode).toBe(200);
  });

  it('is refused for who leaves a client of the firm that makes invoices by itself to nobody', async () => {
    const accountant = await anAccountant(world.app);
    const { member: boss, aRepeated } = await aRepeater(world.app);
    const of = { administration_id: accountant.company.id, enterprise_id: boss.company.id };
    await world.app.db.insert(administration_relation).values(of);
    await aRepeated();
    expect((await ask(accountant)).statusCode).toBe(200);
    await takeBack(accountant);

    await world.app.db.delete(relation_user).where(eq(relation_user.user_id, boss.user.id));
    const answer = await ask(accountant);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain(
      `Bij ${boss.company.name} worden nog terugkerende facturen gemaakt`,
    );
  });
});

describe('taking it back', () => {
  it('leaves all as it was, and is told by letter', async () => {
    await ask();
    expect((await takeBack()).json()).toMatchObject({ deletion_due_on: null, name: 'Sanne' });
    expect((await takeBack()).statusCode).toBe(200);
    await night();
    expect(await subjectsTo(member)).toEqual([
      'Je account wordt verwijderd',
      'Je account blijft bestaan',
    ]);
    expect(await login()).toBe(200);
  });
});

describe('the night in which an account is deleted', () => {
  it('is the one after its last day', async () => {
    await ask();
    await letDaysPass(member, today());
    await night();
    expect(await login()).toBe(200);
    await letDaysPass();
    await night();
    expect(await login()).toBe(400);
  });

  it('leaves nothing of who it was, and answers as to a stranger', async () => {
    const { id, email } = member.user;
    await world.app.db
      .insert(shortcut)
      .values({ user_id: id, title: 'Mijn pagina', kind: 'route', target: '/dashboard' });
    await world.post(
      'users/v1/user/update',
      { ...member.user, name: 'Marieke', updated_at: member.user.updated_at },
      member.headers,
    );
    const avatar = await aPhoto();
    await deleted();

    expect(await rowOf(member)).toMatchObject({
      ...{ name: 'Verwijderde', last_name: 'gebruiker', email: `deleted-${id}` },
      ...{ password_hash: '', avatar_file_id: null, deletion_due_on: null },
    });
    expect(await world.app.db.$count(session, eq(session.user_id, id))).toBe(0);
    expect(await world.app.db.$count(file, eq(file.id, avatar))).toBe(0);
    expect(await brokenInvariants(world.app)).toEqual([]);
    const told = JSON.stringify(
      await world.app.db
        .select()
        .from(audit)
        .where(sql`about @> array[${`user.${id}`}]`),
    );
    for (const personal of [email, 'Marieke', 'Sanne', 'de Boer'])
      expect(told).not.toContain(personal);

    expect((await who()).statusCode).toBe(401);
    const stranger = { email: 'niemand@voorbeeld.nl', password: PASSWORD };
    const [theirs, strangers] = await Promise.all([
      world.post('auth/v1/login', { email, password: PASSWORD }),
      world.post('auth/v1/login', stranger),
    ]);
    expect([theirs.statusCode, theirs.json().message]).toEqual([400, strangers.json().message]);
    const mails = (await world.mailsTo(email)).length;
    expect((await world.post('users/v1/requestresetpassword', { email })).statusCode).toBe(200);
    expect(await world.mailsTo(email)).toHaveLength(mails);
  });

  /** Of the member. */
  async function aPhoto() {
    const relation_id = member.company.id;
    const photo = { relation_id, name: 'avatar.png', content_type: 'image/png' };
    const { id } = await change(world.app, ({ files }) =>
      files.put({ ...photo, source: Buffer.from('photo') }),
    );
    const own = eq(user.id, member.user.id);
    await world.app.db.update(user).set({ avatar_file_id: id }).where(own);
    return id;
  }

  it.each([
    ['POST', 'users/v1/user/update', () => ({ ...own(), name: 'Marieke' })],
    ['POST', 'auth/v1/create', () => A_COMPANY_FORM],
    ['POST', 'users/v1/shortcut', () => ({ title: 'Hier', kind: 'route', target: '/dashboard' })],
  ] as const)(
    'leaves nothing behind of a call that was on its way: %s %s',
    async (method, path, body) => {
      await ask();
      await letDaysPass();
      const { headers } = member;
      const status = await statusOfSlow(world.app, {
        ...{ method, path, headers, body: body(), meanwhile: night },
      });
      expect(status).toBeGreaterThan(400);
      expect(await rowOf(member)).toMatchObject({ name: 'Verwijderde', last_name: 'gebruiker' });
      expect(await brokenInvariants(world.app)).toEqual([]);
    },
  );

  const own = () => ({ name: 'Sanne', last_name: 'de Boer', email: member.user.email });

  it('leaves nothing either where they were invited at an address before it was theirs', async () => {
    const host = await aMember(world.app);
    const email = `eerder${member.user.id}@voorbeeld.nl`;
    const invited = { name: 'Marieke', last_name: 'Vos', email };
    const { id } = (await world.post('users/v1/user', invited, host.headers)).json();
    await world.app.http.inject({
      method: 'PUT',
      url: `/api/users/v1/user/${id}`,
      headers: host.headers,
      payload: { name: 'Marijke' },
    });
    await world.mailsTo(email);
    const moved = { name: 'Sanne', last_name: 'de Boer', email, current_password: PASSWORD };
    await world.post('users/v1/user/update', moved, member.headers);
    const activation_code = await world.codeFor(email);
    expect((await world.post('auth/v1/activate', { activation_code })).statusCode).toBe(200);
    await deleted();
    const told = JSON.stringify(
      await world.app.db.select().from(audit).where(eq(audit.relation_id, host.company.id)),
    );
    for (const personal of [email, 'Marieke', 'Marijke', 'Vos'])
      expect(told).not.toContain(personal);
  });

  it('gives the address free: who registers with it is somebody else', async () => {
    const { email, id } = member.user;
    await deleted();
    const answer = await world.post('auth/v1/register', {
      ...{ name: 'Iris', last_name: 'Smit', email, company_name: 'Nieuw', type: 0 },
      ...{ password: PASSWORD, password_confirm: PASSWORD, agreePrivacy: true },
    });
    expect(answer.statusCode).toBe(201);
    const [made] = await world.app.db.select().from(user).where(eq(user.email, email));
    expect(made?.id).not.toBe(id);
    expect(await aBrowser(world.app).login(email)).toMatchObject({ statusCode: 200 });
  });

  it('leaves what was done to the company, by a user without a name', async () => {
    const { company } = member;
    const path = `relations/v1/relation/${company.id}`;
    await world.app.http.inject({
      method: 'POST',
      url: '/api/invoicing/v1/invoicetemplate',
      headers: member.headers,
      payload: { template: 'Beste klant' },
    });
    const acts = (await readHistory(world.app, owner, path)).data;
    await deleted();
    const after = (await readHistory(world.app, owner, path)).data;
    expect(after.map(({ id }) => id)).toEqual(acts.map(({ id }) => id));
    expect(after[0]).toMatchObject({ name: 'Verwijderde gebruiker' });
    expect(JSON.stringify(after)).not.toContain(member.user.email);
  });

  it('is one act, however often the job runs, and on how many nodes', async () => {
    await ask();
    await letDaysPass();
    const twice = [member, member].map(({ user: { id } }) =>
      change(world.app, (current) => deleteAccount(current, id)),
    );
    await Promise.all(twice);
    const row = await rowOf(member);
    expect(row?.erased_at).not.toBeNull();
    await night();
    expect(await rowOf(member)).toEqual(row);
    const acts = await world.app.db
      .select()
      .from(audit)
      .where(sql`about @> array[${`user.${member.user.id}`}] and action like 'job account%'`);
    expect(acts.map(({ action }) => action)).toEqual(['job account deleted']);
  });

  it('ends every place, and what was offered in a company that nobody is left in', async () => {
    const { headers } = owner;
    const invited = await world.post(
      'users/v1/user',
      { name: 'Jan', last_name: 'Smit', email: 'jan@voorbeeld.nl' },
      headers,
    );
    expect(invited.statusCode).toBe(201);
    await deleted(member);
    await deleted(owner);
    const places = eq(relation_user.relation_id, owner.company.id);
    expect(await world.app.db.$count(relation_user, places)).toBe(0);
  });

  it('does not come when a company needs the user after all, and says why', async () => {
    const second = await aMember(world.app, { company: owner.company });
    await ask(second);
    await world.app.db.delete(relation_user).where(eq(relation_user.user_id, owner.user.id));
    await letDaysPass(second);
    await night();
    expect(await rowOf(second)).toMatchObject({ name: 'Sanne', deletion_due_on: null });
    const mail = (await world.mailsTo(second.user.email)).at(-1) ?? '';
    expect(mail).toContain('Subject: Je account is niet verwijderd');
    expect(mail).toContain(owner.company.name);
  });
});
