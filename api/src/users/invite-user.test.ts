import { eq } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { administration_relation, relation_user } from '../platform/database/schema/relations';
import { attempt, session } from '../platform/database/schema/sessions';
import { user } from '../platform/database/schema/users';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { aCompany, aMember, aUser, type Member } from '../testing/builders';
import { invitedUser } from '../testing/invited-user';

let world: AppWithMailBox;
let last = 0;

beforeAll(async () => {
  world = await appWithMailBox();
});
afterAll(() => world.close());

const aForm = (email = `collega${++last}@voorbeeld.nl`) => ({
  name: 'Karin',
  last_name: 'Kok',
  email,
});
const invite = (host: Pick<Member, 'headers'>, form: object) =>
  world.post('users/v1/user', form, host.headers);
const invited = async (id: number) => {
  const [row] = await world.app.db
    .select()
    .from(relation_user)
    .innerJoin(user, eq(user.id, relation_user.user_id))
    .where(eq(user.id, await invitedUser(world.app, id)));
  return row;
};

/** What a colleague of the firm will see. */
async function aClientOf({ company }: Member) {
  const { id } = await aFirmClient(world.app, company);
  return { administrations: [{ enterprise_id: id, type: 0 }] };
}

/** The owner of a firm who works in the books of a client. */
async function anImpersonator() {
  const { app } = world;
  const client = await aCompany(app);
  const firm = await aCompany(app, { relation_user_type: 1 });
  const accountant = await aMember(app, { company: firm });
  const of = { administration_id: firm.id, enterprise_id: client.id };
  await app.db.insert(administration_relation).values(of);
  await app.db
    .update(session)
    .set({ relation_id: client.id, origin_relation_id: firm.id })
    .where(eq(session.user_id, accountant.user.id));
  return accountant;
}

describe('inviting', () => {
  it.each([
    ['an entrepreneur', 0, () => aMember(world.app)],
    ['an accounting firm', 1, () => anAccountant(world.app)],
    ['an accountant in the books of a client', 0, anImpersonator],
  ] as const)('by %s makes a colleague of type %i', async (_, type, aHost) => {
    const host = await aHost();
    const answer = await invite(host, { ...aForm(), ...(type === 1 && (await aClientOf(host))) });
    expect(answer.statusCode).toBe(201);
    expect(await invited(answer.json().user.id)).toMatchObject({
      relation_user: { type, status: 1, is_owner: false, is_default: false },
      user: { role: type, status: 1, name: 'Karin', password_hash: '' },
    });
  });

  it('lets nobody in before it is accepted', async () => {
    const form = aForm();
    await invite(await aMember(world.app), form);
    const answer = await world.post('auth/v1/login', { email: form.email, password: '' });
    expect(answer.statusCode).toBe(422);
    const guess = await world.post('auth/v1/login', { email: form.email, password: 'x' });
    expect(guess.statusCode).toBe(400);
  });

  it('refuses who works there or is invited, however the address is written', async () => {
    const host = await aMember(world.app);
    const form = aForm();
    await invite(host, form);
    for (const email of [form.email, form.email.toUpperCase(), host.user.email]) {
      const answer = await invite(host, aForm(email));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ email: ['Deze gebruiker bestaat al'] });
    }
    expect(await world.mailsTo(form.email)).toHaveLength(1);
  });

  it('refuses the own address of an accountant in the books of a client', async () => {
    const host = await anImpersonator();
    const answer = await invite(host, aForm(host.user.email.toUpperCase()));
    expect(answer.json().errors).toEqual({ email: ['Deze gebruiker bestaat al'] });
    expect(await world.mailsTo(host.user.email)).toEqual([]);
  });

  it('makes one invitation of two that come at once', async () => {
    const host = await aMember(world.app);
    const form = aForm();
    const answers = await Promise.all([invite(host, form), invite(host, form)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  it('answers the same when it is repeated with its key, and mails once', async () => {
    const host = await aMember(world.app);
    const form = aForm();
    const headers = { ...host.headers, 'idempotency-key': 'een' };
    const first = await invite({ headers }, form);
    const again = await invite({ headers }, form);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(await world.mailsTo(form.email)).toHaveLength(1);
  });

  it('repeats no name that leads elsewhere', async () => {
    const name = 'Gefeliciteerd, haal je prijs op https://evil.example/prijs';
    const host = await aMember(world.app, {
      user: await aUser(world.app, { name: 'Ga naar evil.example', last_name: '' }),
      company: await aCompany(world.app, { name }),
    });
    const form = aForm();
    await invite(host, form);
    const [text = ''] = await world.mailsTo(form.email);
    expect(text).toContain('acceptinvitation?code=');
    expect(text).not.toContain('evil');
  });

  it('is a 429 after fifty in an hour, from however many companies', async () => {
    const host = await aMember(world.app);
    const other = await aMember(world.app, { user: host.user, is_default: false });
    const subject = `invite user ${host.user.id}`;
    const window_ends_at = new Date(Date.now() + 3_600_000);
    await world.app.db.insert(attempt).values({ subject, tries: 49, window_ends_at });
    expect((await invite(host, aForm())).statusCode).toBe(201);
    expect((await invite(other, aForm())).statusCode).toBe(429);
  });

  it('is for the owner', async () => {
    const colleague = await aMember(world.app, { is_owner: false });
    expect((await invite(colleague, aForm())).statusCode).toBe(403);
  });

  it('says what is missing', async () => {
    const answer = await invite(await aMember(world.app), {});
    expect(answer.json().errors).toEqual({
      name: ['Voornaam is verplicht.'],
      last_name: ['Achternaam is verplicht.'],
      email: ['Email is verplicht.'],
    });
  });
});
