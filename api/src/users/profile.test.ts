import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { audit } from '../database/schema/platform';
import { relation_user } from '../database/schema/relations';
import { user } from '../database/schema/users';
import { aMember, aUser, type Member, PASSWORD } from '../testing/builders';
import { formWithFile } from '../testing/form-with-file';

let world: AppWithMailBox;
let member: Member;
let last = 0;

beforeAll(async () => {
  world = await appWithMailBox();
});
afterAll(() => world.close());
beforeEach(async () => {
  member = await aMember(world.app);
});

const names = { name: 'Sanne', last_name: 'de Wit' };
const save = (form: object) => world.post('users/v1/user/update', form, member.headers);
const profile = () => world.app.http.inject({ url: '/api/users/v1/user', headers: member.headers });
const newAddress = () => `ander${++last}@voorbeeld.nl`;

describe('the own profile', () => {
  it('takes another name, on record', async () => {
    const { email, id } = member.user;
    const answer = await save({ ...names, email, role: 1, status: 1 });
    expect(answer.json()).toMatchObject({ id, ...names, email, role: 0, status: 0 });
    expect((await profile()).json()).toEqual(answer.json());
    const [row] = await world.app.db.select().from(audit).where(eq(audit.user_id, id));
    expect(row).toMatchObject({ entity: 'user', changes: { last_name: ['de Boer', 'de Wit'] } });
    expect(await world.lettersTo(email)).toEqual([]);
  });

  it('says what is missing', async () => {
    expect((await save({})).json().errors).toEqual({
      name: ['Voornaam is verplicht.'],
      last_name: ['Achternaam is verplicht.'],
      email: ['E-mailadres is verplicht.'],
    });
  });

  it('refuses an address that somebody has, however it is written', async () => {
    const { email } = await aUser(world.app);
    const answer = await save({ ...names, email: email.toUpperCase() });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ email: ['Dit e-mailadres is al in gebruik'] });
    expect((await profile()).json().last_name).toBe('de Boer');
  });

  it('is a 409 that says who when it was changed in between', async () => {
    const { email, updated_at } = member.user;
    const form = { ...names, email, updated_at: updated_at.toISOString() };
    expect((await save(form)).statusCode).toBe(200);
    const late = await save({ ...form, name: 'Anders' });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(/^Intussen gewijzigd door Sanne de Wit op /);
  });

  it('tells the old address of a new one, and asks to prove that', async () => {
    const email = newAddress();
    await save({ ...names, email });
    const [told = ''] = await world.lettersTo(member.user.email);
    expect(told).toMatch(/^Subject: Je e-mailadres is gewijzigd$/m);
    expect(told).not.toContain('code=');

    const due = async () => {
      const [found] = await world.app.db.select().from(user).where(eq(user.id, member.user.id));
      return found?.activation_due_at;
    };
    expect(await due()).toBeInstanceOf(Date);
    const activation_code = await world.codeFor(email);
    expect((await world.post('auth/v1/activate', { activation_code })).statusCode).toBe(200);
    expect(await due()).toBeNull();
  });

  it('takes what was mailed to the old address no longer', async () => {
    const { email } = member.user;
    await world.post('users/v1/requestresetpassword', { email });
    const code = await world.codeFor(email);
    await save({ ...names, email: newAddress() });
    const password = 'Krentenbol!';
    const form = { code, password, password_confirm: password };
    expect((await world.post('users/v1/resetpassword', form)).statusCode).toBe(422);
  });

  it('gives up a place that was offered to the old address: the link in that mailbox lets nobody in', async () => {
    const host = await aMember(world.app);
    const { id, email } = member.user;
    await world.post('users/v1/user', { ...names, email }, host.headers);
    const code = await world.codeFor(email);
    const moved = newAddress();
    await save({ ...names, email: moved });

    const form = { code, password: 'Krentenbol!' };
    expect((await world.post('auth/v1/acceptinvitation', form)).statusCode).toBe(400);
    const places = await world.app.db
      .select()
      .from(relation_user)
      .where(eq(relation_user.user_id, id));
    expect(places).toMatchObject([{ relation_id: member.company.id, status: 0 }]);
    const credentials = { email: moved, password: PASSWORD };
    expect((await world.post('auth/v1/login', credentials)).statusCode).toBe(200);
    // Whoever has the old address now can be invited at it.
    const again = await world.post('users/v1/user', { ...names, email }, host.headers);
    expect(again.statusCode).toBe(201);
    expect(again.json().id).not.toBe(id);
  });

  it('is a 429 after ten other addresses in an hour; the name can be changed still', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await save({ ...names, email: newAddress() })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const { email } = (await profile()).json();
    expect((await save({ ...names, email })).statusCode).toBe(200);
  });

  it('writes capitals in an address as they are typed, without a letter', async () => {
    const email = member.user.email.toUpperCase();
    expect((await save({ ...names, email })).json().email).toBe(email);
    expect(await world.lettersTo(member.user.email)).toEqual([]);
  });
});

describe('the own picture', () => {
  const upload = (name: string, bytes: Uint8Array | string) => {
    const { payload, headers } = formWithFile({ name, bytes });
    return world.app.http.inject({
      ...{ method: 'POST', url: '/api/users/v1/user/avatar', payload },
      headers: { ...member.headers, ...headers },
    });
  };
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000' } });

  it('becomes the square in the middle, 64 by 64, upright and without what the camera wrote', async () => {
    // Stored lying on its side: the middle of the portrait is green above and blue below once it stands.
    const half = (background: string) =>
      sharp({ create: { width: 50, height: 100, channels: 3, background } })
        .png()
        .toBuffer();
    const photo = await sharp({
      create: { width: 300, height: 100, channels: 3, background: '#f00' },
    })
      .composite([
        { input: await half('#0f0'), left: 100, top: 0 },
        { input: await half('#00f'), left: 150, top: 0 },
      ])
      .withExif({ IFD0: { Copyright: 'KANARIE' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const answer = await upload('ik.jpeg', photo);
    expect(answer.statusCode).toBe(200);
    const shown = await world.app.http.inject({ url: answer.json().avatar_url });
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.rawPayload.includes('KANARIE')).toBe(false);
    const { data, info } = await sharp(shown.rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, 64]);
    const colourAt = (x: number, y: number) => {
      const [r = 0, g = 0, b = 0] = data.subarray((y * 64 + x) * info.channels);
      return r > 128 ? 'red' : g > b ? 'green' : 'blue';
    };
    const corners = [colourAt(2, 2), colourAt(61, 2), colourAt(2, 61), colourAt(61, 61)];
    expect(corners).toEqual(['green', 'green', 'blue', 'blue']);
  });

  it('replaces the one before it', async () => {
    const png = await blank(80, 80).png().toBuffer();
    const url = async () => (await upload('ik.png', png)).json().avatar_url as string;
    const isThere = async (at: string) =>
      (await world.app.http.inject({ url: at })).statusCode === 200;
    const first = await url();
    const second = await url();
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    expect((await profile()).json().avatar_url).toEqual(expect.any(String));
  });

  it.each([
    ['an SVG', 'ik.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a script that begins as a GIF', 'ik.gif', 'GIF89a/*<script>alert(1)</script>*/=1;'],
    ['nothing', 'ik.png', ''],
  ])('is not %s', async (_, name, bytes) => {
    const answer = await upload(name, bytes);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['file']);
  });

  it('is 5 MB at most', async () => {
    const answer = await upload('ik.png', Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(answer.json().errors.file).toEqual([
      'Geselecteerde bestand mag niet groter zijn dan 5 MB',
    ]);
  });
});
