import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { audit } from '../platform/database/schema/platform';
import { aMember, type Member } from '../testing/builders';
import { formWithFile } from '../testing/form-with-file';

let world: AppWithMailBox;
let member: Member;

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

describe('the own profile', () => {
  it('takes another name, on record', async () => {
    const { email, id } = member.user;
    const answer = await save({ ...names, email, role: 1, status: 1 });
    expect(answer.json()).toMatchObject({ id, ...names, email, role: 0, status: 0 });
    expect((await profile()).json()).toEqual(answer.json());
    const [row] = await world.app.db.select().from(audit).where(eq(audit.user_id, id));
    expect(row).toMatchObject({ entity: 'user', changes: { last_name: ['de Boer', 'de Wit'] } });
    expect(await world.mailsTo(email)).toEqual([]);
  });

  it('says what is missing', async () => {
    expect((await save({})).json().errors).toEqual({
      name: ['Voornaam is verplicht.'],
      last_name: ['Achternaam is verplicht.'],
      email: ['E-mailadres is verplicht.'],
    });
  });

  it('is a 409 that says who when it was changed in between', async () => {
    const { email, updated_at } = member.user;
    const form = { ...names, email, updated_at: updated_at.toISOString() };
    expect((await save(form)).statusCode).toBe(200);
    const late = await save({ ...form, name: 'Anders' });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(/^Intussen gewijzigd door Sanne de Wit op /);
  });

  it('writes capitals in an address as they are typed, without an e-mail', async () => {
    const email = member.user.email.toUpperCase();
    expect((await save({ ...names, email })).json().email).toBe(email);
    expect(await world.mailsTo(member.user.email)).toEqual([]);
  });
});

describe('the own picture', () => {
  const upload = (name: string, bytes: Uint8Array | string) => {
    const { payload, headers } = formWithFile({ name, bytes });
    return world.app.http.inject({
      method: 'POST',
      url: '/api/users/v1/user/avatar',
      payload,
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
