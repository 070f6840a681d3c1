import { eq } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { address_change } from '../platform/database/schema/accounts';
import { administration_user, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { aBrowser } from '../testing/a-browser';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { authenticator } from '../testing/authenticator';
import { aMember, aUser, type Member, PASSWORD, signIn } from '../testing/builders';

let world: AppWithMailBox;
let member: Member;
let last = 0;

beforeAll(async () => {
  world = await appWithMailBox({ twoFactor: 'optional' });
});
afterAll(() => world.close());
beforeEach(async () => {
  member = await aMember(world.app);
});

const CHOSEN = 'Krentenbol!';
const names = { name: 'Sanne', last_name: 'de Boer' };
const save = (form: object, { headers } = member) =>
  world.post('users/v1/user/update', form, headers);
const move = (email: string, more: object = {}) =>
  save({ ...names, email, current_password: PASSWORD, ...more });
const who = (headers = member.headers) =>
  world.app.http.inject({ url: '/api/users/v1/user', headers });
const newAddress = () => `ander${++last}@voorbeeld.nl`;
const prove = async (email: string) =>
  world.post('auth/v1/activate', { activation_code: await world.codeFor(email) });
const login = async (email: string, password = PASSWORD) =>
  (await world.post('auth/v1/login', { email, password })).statusCode;
const undo = (code: string, password = CHOSEN) =>
  world.post('users/v1/resetpassword', { code, password, password_confirm: password });
const rowOf = async (id = member.user.id) => {
  const [found] = await world.app.db.select().from(user).where(eq(user.id, id));
  return found;
};

describe('another address for the own account', () => {
  it.each([
    ['without the password', {}, 'Vul je huidige wachtwoord in om je e-mailadres te wijzigen.'],
    ['with a wrong one', { current_password: 'Anders-1!' }, 'Huidig wachtwoord is onjuist'],
  ])('is refused %s, and nobody gets an e-mail', async (_, more, text) => {
    const email = newAddress();
    const answer = await save({ ...names, email, ...more });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ current_password: [text] });
    expect((await who()).json()).toMatchObject({ email: member.user.email, new_email: null });
    expect(await world.mailsTo(email)).toEqual([]);
  });

  it('asks for a code as well where a second factor is on, wrong or used ones refused at the field', async () => {
    const begin = await world.post('users/v1/twofactor', { password: PASSWORD }, member.headers);
    const codeAt = authenticator(begin.json().qr_code_url);
    const on = { otp: codeAt(-1) };
    const put = { method: 'PUT', url: '/api/users/v1/twofactor', payload: on } as const;
    await world.app.http.inject({ ...put, headers: member.headers });

    const email = newAddress();
    for (const [otp, text] of [
      ['', 'Vul een code uit je app in om je e-mailadres te wijzigen.'],
      ['000000', 'Code is onjuist'],
      [codeAt(-1), 'Deze code is al gebruikt. Wacht op de volgende code in je app.'],
    ] as const)
      expect((await move(email, { otp })).json().errors).toEqual({ otp: [text] });
    expect((await who()).json()).toMatchObject({ new_email: null, has_second_step: true });
    expect((await move(email, { otp: codeAt() })).json().new_email).toBe(email);
  });

  it('leaves the old one the login until the link in the mail to the new one is opened', async () => {
    const email = newAddress();
    expect((await move(email)).json()).toMatchObject({
      email: member.user.email,
      new_email: email,
    });
    expect(await login(email)).toBe(400);
    expect(await login(member.user.email)).toBe(200);

    const answer = await prove(email);
    expect(answer.json()).toMatchObject({ proven: 'address', qr_code_url: 'valid' });
    expect(await login(member.user.email)).toBe(400);
    expect(await login(email)).toBe(200);
    expect((await who()).json()).toMatchObject({ email, new_email: null });
    const mails = await world.mailsTo(member.user.email);
    expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])).toEqual([
      'Je e-mailadres wordt gewijzigd',
      'Ingelogd met een nieuwe browser',
      'Je e-mailadres is gewijzigd',
    ]);
  });

  it('says so when the link is opened again', async () => {
    const email = newAddress();
    await move(email);
    await prove(email);
    const again = await prove(email);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toMatch(/^Je nieuwe e-mailadres is al bevestigd/);
  });

  it('ends all other sessions', async () => {
    const { user, company } = member;
    const other = await signIn(world.app, { user_id: user.id, relation_id: company.id });
    await move(newAddress());
    expect((await who(other)).statusCode).toBe(401);
    expect((await who()).statusCode).toBe(200);
  });

  it('can be taken back before it is proven', async () => {
    const email = newAddress();
    await move(email);
    const url = '/api/users/v1/user/newaddress';
    const back = await world.app.http.inject({ method: 'DELETE', url, headers: member.headers });
    expect(back.json()).toMatchObject({ email: member.user.email, new_email: null });
    expect((await prove(email)).statusCode).toBe(400);
  });

  it('is replaced by a later one, whose link alone is good', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await move(first);
    const code = await world.codeFor(first);
    await move(second);
    const early = await world.post('auth/v1/activate', { activation_code: code });
    expect(early.statusCode).toBe(400);
    expect((await prove(second)).statusCode).toBe(200);
  });

  it('answers the same for an address that somebody has; only its mailbox hears that', async () => {
    const taken = (await aUser(world.app)).email;
    const free = newAddress();
    const one = await move(taken);
    const [told = ''] = await world.mailsTo(taken);
    const other = await move(free);
    expect(one.statusCode).toBe(200);
    expect({ ...one.json(), updated_at: '' }).toEqual({
      ...other.json(),
      new_email: taken,
      updated_at: '',
    });
    expect(told).toMatch(/^Subject: Dit e-mailadres heeft al een account$/m);
    expect(told).not.toContain('code=');
  });

  it('is refused when somebody has got the address before it was proven', async () => {
    const email = newAddress();
    await move(email);
    const code = await world.codeFor(email);
    await aUser(world.app, { email });
    const answer = await world.post('auth/v1/activate', { activation_code: code });
    expect(answer.json().errors).toEqual({ email: ['Dit e-mailadres is al in gebruik'] });
    expect((await rowOf())?.email).toBe(member.user.email);
  });

  it('takes what was mailed to the old one no longer once the new one is proven', async () => {
    await world.post('users/v1/requestresetpassword', { email: member.user.email });
    const code = await world.codeFor(member.user.email);
    const host = await aMember(world.app);
    await world.post('users/v1/user', { ...names, email: member.user.email }, host.headers);
    const invitation = await world.codeFor(member.user.email);
    const email = newAddress();
    await move(email);
    await prove(email);
    expect((await undo(code)).statusCode).toBe(422);
    const form = { code: invitation, password: CHOSEN };
    expect((await world.post('auth/v1/acceptinvitation', form)).statusCode).toBe(400);
  });

  it.each([
    [
      'mailed to the old one',
      async () => {
        await world.post('users/v1/requestresetpassword', { email: member.user.email });
        const answer = await undo(await world.codeFor(member.user.email));
        expect(answer.statusCode).toBe(200);
      },
    ],
    [
      'given in the settings',
      async () => {
        const form = { current_password: PASSWORD, password: CHOSEN, password_confirm: CHOSEN };
        const answer = await world.post('users/v1/change-password', form, member.headers);
        expect(answer.statusCode).toBe(204);
      },
    ],
  ])(
    'is over with a new password, %s: who asked may have known the former one',
    async (_, choose) => {
      const email = newAddress();
      await move(email);
      const activation_code = await world.codeFor(email);
      await choose();
      expect((await world.post('auth/v1/activate', { activation_code })).statusCode).toBe(400);
      expect((await rowOf())?.email).toBe(member.user.email);
    },
  );

  it('is over once who was invited at an address that a stranger had registered accepts', async () => {
    const unproven = { activation_due_at: new Date(Date.now() + 60_000) };
    member = await aMember(world.app, { user: await aUser(world.app, unproven) });
    const strangers = newAddress();
    await move(strangers);
    const activation_code = await world.codeFor(strangers);
    const host = await aMember(world.app);
    await world.post('users/v1/user', { ...names, email: member.user.email }, host.headers);
    const form = { code: await world.codeFor(member.user.email), password: CHOSEN };
    expect((await world.post('auth/v1/acceptinvitation', form)).statusCode).toBe(200);
    expect((await world.post('auth/v1/activate', { activation_code })).statusCode).toBe(400);
    expect((await rowOf())?.email).toBe(member.user.email);
  });

  it('is over once it was taken back, also for an e-mail that was on its way', async () => {
    const email = newAddress();
    await move(email);
    const activation_code = await world.codeFor(email);
    await world.app.db
      .update(address_change)
      .set({ ended_at: new Date() })
      .where(eq(address_change.user_id, member.user.id));
    expect((await world.post('auth/v1/activate', { activation_code })).statusCode).toBe(400);
    expect((await rowOf())?.email).toBe(member.user.email);
  });

  it('can be that of an invitation to a firm where one has the same client already', async () => {
    const owner = await anAccountant(world.app);
    member = await anAccountant(world.app, { company: owner.company });
    const client = await aFirmClient(world.app, owner.company, { assigned: [member] });
    const email = newAddress();
    const administrations = [{ enterprise_id: client.id, type: 0 }];
    await world.post('users/v1/user', { ...names, email, administrations }, owner.headers);
    await world.mailsTo(email);
    await move(email);
    expect((await prove(email)).statusCode).toBe(200);
    const rights = await world.app.db
      .select()
      .from(administration_user)
      .where(eq(administration_user.enterprise_id, client.id));
    expect(rights).toMatchObject([{ user_id: member.user.id, type: 1 }]);
  });

  it('brings along the invitations that lie at the new one', async () => {
    const email = newAddress();
    const host = await aMember(world.app);
    await world.post('users/v1/user', { ...names, email }, host.headers);
    await move(email);
    const codes = (await world.mailsTo(email)).map((text) => /code=(\S+)/.exec(text)?.[1]);
    expect((await world.post('auth/v1/activate', { activation_code: codes[1] })).statusCode).toBe(
      200,
    );
    const memberships = await world.app.db
      .select()
      .from(relation_user)
      .where(eq(relation_user.user_id, member.user.id));
    expect(memberships.map(({ relation_id, status }) => [relation_id, status])).toEqual([
      [member.company.id, 0],
      [host.company.id, 1],
    ]);
  });

  it('brings nothing along of an address that only the database takes for the new one', async () => {
    const host = await aMember(world.app);
    const email = `iris-${newAddress()}`;
    await world.post('users/v1/user', { ...names, email }, host.headers);
    const theirs = email.replace('i', '\u0130');
    expect((await move(theirs)).json().errors).toEqual({ email: ['E-mailadres is onjuist'] });
    expect(
      await world.app.db.$count(relation_user, eq(relation_user.user_id, member.user.id)),
    ).toBe(1);
  });

  it('is a 429 after ten tries in an hour; the name can be changed still', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await move(newAddress())).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await save({ ...names, email: member.user.email })).statusCode).toBe(200);
  });
});

describe('the link in the mail to the old address', () => {
  it.each([
    ['before the new one is proven', false],
    ['after it was', true],
  ])('puts it back with a new password, %s, and ends all sessions', async (_, isProven) => {
    const { email: old } = member.user;
    const email = newAddress();
    await move(email);
    const code = await world.codeFor(old);
    if (isProven) await prove(email);

    const look = await world.post('users/v1/resetcode', { code });
    expect(look.json()).toEqual({ old_email: old });
    expect((await undo(code)).statusCode).toBe(200);
    expect((await who()).statusCode).toBe(401);
    expect(await login(old, CHOSEN)).toBe(200);
    expect(await login(old)).toBe(400);
    expect(await login(email, CHOSEN)).toBe(400);
    expect((await prove(email)).statusCode).toBe(400);
    expect((await undo(code)).statusCode).toBe(422);
    expect((await world.post('users/v1/resetcode', { code })).statusCode).toBe(422);
  });

  it.each([
    ['was proven', (address: string) => prove(address)],
    ['was replaced by another', () => move(newAddress())],
  ])('undoes a change after it that %s, whose own links are over then', async (_, goOn) => {
    const { email: old } = member.user;
    const [first, second] = [newAddress(), newAddress()];
    await move(first);
    const code = await world.codeFor(old);
    await prove(first);
    await move(second);
    const later = await world.codeFor(first);
    await goOn(second);
    expect((await undo(code)).statusCode).toBe(200);
    expect((await undo(later)).statusCode).toBe(422);
    expect((await rowOf())?.email).toBe(old);
  });

  it('is not sent any more, when it is late, to an address that was taken back', async () => {
    const { email: old } = member.user;
    const [first, second] = [newAddress(), newAddress()];
    await move(first);
    const code = await world.codeFor(old);
    await prove(first);
    await move(second);
    expect((await undo(code)).statusCode).toBe(200);
    expect(await world.mailsTo(first)).toHaveLength(1);
  });

  it('takes away a second factor that was set up since, and leaves one from before', async () => {
    const own = { totp_secret: 'sealed', totp_confirmed_at: new Date(Date.now() - 60_000) };
    for (const [confirmed, expected] of [
      [own.totp_confirmed_at, 'sealed'],
      [new Date(Date.now() + 60_000), null],
    ] as const) {
      member = await aMember(world.app);
      await move(newAddress());
      await world.app.db
        .update(user)
        .set({ ...own, totp_confirmed_at: confirmed })
        .where(eq(user.id, member.user.id));
      await undo(await world.codeFor(member.user.email));
      expect((await rowOf())?.totp_secret).toBe(expected);
    }
  });

  it('keeps the old address for who may come back to it: nobody else registers or moves there', async () => {
    const { email: old } = member.user;
    const email = newAddress();
    await move(email);
    await prove(email);
    const registered = await world.post('auth/v1/register', {
      type: 0,
      ...names,
      company_name: 'Anders',
      email: old.toUpperCase(),
      password: CHOSEN,
      password_confirm: CHOSEN,
      agreePrivacy: true,
    });
    expect(registered.json().errors).toEqual({ email: ['Dit e-mailadres is al in gebruik'] });
    const other = await aMember(world.app);
    await save({ ...names, email: old, current_password: PASSWORD }, other);
    expect((await world.mailsTo(old)).at(-1)).toContain('heeft al een account');
  });

  it('gives what was offered there meanwhile to who comes back', async () => {
    const { email: old } = member.user;
    const email = newAddress();
    await move(email);
    const code = await world.codeFor(old);
    await prove(email);
    const host = await aMember(world.app);
    await world.post('users/v1/user', { ...names, email: old }, host.headers);
    expect((await undo(code)).statusCode).toBe(200);
    const memberships = await world.app.db
      .select()
      .from(relation_user)
      .where(eq(relation_user.user_id, member.user.id));
    expect(memberships.map(({ relation_id }) => relation_id)).toContain(host.company.id);
  });

  it('is not sent to an address that was never proven: it may be a stranger’s', async () => {
    const unproven = { activation_due_at: new Date(Date.now() + 60_000) };
    member = await aMember(world.app, { user: await aUser(world.app, unproven) });
    const email = newAddress();
    await move(email);
    await prove(email);
    expect(await world.mailsTo(member.user.email)).toEqual([]);
    const [change] = await world.app.db
      .select()
      .from(address_change)
      .where(eq(address_change.user_id, member.user.id));
    expect(change).toMatchObject({ proven_at: expect.any(Date), ended_at: expect.any(Date) });
    expect((await rowOf())?.activation_due_at).toBeNull();
  });
});

it('of two who open the link to the new address and that to the old one at once, the old one wins', async () => {
  const email = newAddress();
  await move(email);
  const [activation_code, code] = [
    await world.codeFor(email),
    await world.codeFor(member.user.email),
  ];
  await Promise.all([world.post('auth/v1/activate', { activation_code }), undo(code)]);
  expect((await rowOf())?.email).toBe(member.user.email);
  expect(await aBrowser(world.app).login(member.user.email, CHOSEN)).toMatchObject({
    statusCode: 200,
  });
});
