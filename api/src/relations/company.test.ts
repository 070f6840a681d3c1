import sharp from 'sharp';
import { aForm, callsOf } from '../invoicing/testing/an-invoice';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { aClient, aCompany, aMember, type Member } from '../testing/builders';
import { formWithFile } from '../testing/form-with-file';
import { type TestApp, testApp } from '../testing/test-app';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await testApp();
  member = await aMember(app, { type: 0 });
});
afterAll(() => app.close());

const details = {
  name: 'Bakkerij Jansen B.V.',
  email: 'info@bakkerijjansen.example',
  tax_number: 'NL 0000.99998.B57',
  bank_account: 'NL91 ABNA 0417 1643 00',
  address: 'Markt 1',
  postal_code: '2801 JJ',
  city: 'Gouda',
};
const change = (id: number, form: object) =>
  app.http.inject({
    method: 'PUT',
    url: `/api/relations/v1/relation/${id}`,
    headers: member.headers,
    payload: form,
  });

describe('the own company', () => {
  it('is given with what the caller is in it', async () => {
    const url = '/api/relations/v1/default';
    const reply = await app.http.inject({ url, headers: member.headers });
    expect(reply.json()).toMatchObject({
      relation: { id: member.company.id, logo_url: null },
      is_owner: true,
      is_impersonating: false,
      is_import_customer: false,
    });
  });

  it('says whether a firm keeps its books, when they were exported, and where one came from', async () => {
    const exported = new Date('2026-11-01T15:00:00.000Z');
    const owner = await anAccountant(app);
    const client = await aFirmClient(app, owner.company, { last_exported_at: exported });
    const url = '/api/relations/v1/default';
    const ask = async ({ headers }: Member) => (await app.http.inject({ url, headers })).json();
    expect(await ask(await aMember(app, { company: client }))).toMatchObject({
      ...{ is_client: true, original: null, last_exported_at: exported.toISOString() },
    });
    const { id, name } = owner.company;
    expect(await ask(await inBooksOf(app, owner, client))).toMatchObject({
      ...{ relation: { id: client.id }, is_impersonating: true, is_owner: false },
      original: { id, name, is_owner: true },
    });
  });

  it('takes new details, with its numbers written as they should be', async () => {
    const reply = await change(member.company.id, details);
    expect(reply.json()).toMatchObject({
      name: 'Bakkerij Jansen B.V.',
      tax_number: 'NL000099998B57',
      bank_account: 'NL91ABNA0417164300',
    });
  });

  it('says what is missing', async () => {
    const reply = await change(member.company.id, { ...details, city: '', bank_account: '' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({
      city: ['Stad is verplicht.'],
      bank_account: ['Bankrekening is verplicht.'],
    });
  });

  it('is the only one that can be changed', async () => {
    expect((await change((await aCompany(app)).id, details)).statusCode).toBe(404);
  });
});

const square = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c60' } });
const upload = (name: string, bytes: Uint8Array | string, id = member.company.id) => {
  const { payload, headers } = formWithFile({ name, bytes });
  return app.http.inject({
    method: 'POST',
    url: `/api/relations/v1/relation/${id}/logo`,
    headers: { ...member.headers, ...headers },
    payload,
  });
};

describe('POST of a logo', () => {
  it('keeps the picture drawn anew, without what the camera wrote in it', async () => {
    const exif = { IFD0: { Copyright: 'KANARIE' } };
    const photo = await square.clone().withExif(exif).jpeg().toBuffer();
    expect(photo.includes('KANARIE')).toBe(true);

    const reply = await upload('logo.jpeg', photo);
    expect(reply.statusCode).toBe(200);
    const shown = await app.http.inject({ url: reply.json().logo_url });
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.rawPayload.includes('KANARIE')).toBe(false);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 40, height: 20 });
  });

  it.each([
    ['an SVG under its own name', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an SVG that says it is a PNG', 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a script that begins as a GIF', 'logo.gif', 'GIF89a/*<script>alert(1)</script>*/=1;'],
    ['a page', 'logo.webp', '<!doctype html><script>alert(1)</script>'],
  ])('refuses %s', async (_, name, bytes) => {
    const reply = await upload(name, bytes);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual(['file']);
  });

  it('refuses a PNG that is called a JPEG', async () => {
    const reply = await upload('logo.jpg', await square.clone().png().toBuffer());
    expect(reply.json().errors).toEqual({
      file: ['De extensie van dit bestand past niet bij de inhoud'],
    });
  });

  it('refuses a small file that holds a gigantic picture', async () => {
    const photo = await square.clone().jpeg().toBuffer();
    const frame = photo.indexOf(Buffer.from([0xff, 0xc0])); // where it says its height and width
    photo.writeUInt16BE(30_000, frame + 5);
    photo.writeUInt16BE(30_000, frame + 7);
    const reply = await upload('logo.jpg', photo);
    expect(reply.json().errors).toEqual({ file: ['Deze afbeelding heeft te veel beeldpunten'] });
  });

  it('removes the one before it, unless that was sent on an invoice', async () => {
    const png = await square.clone().png().toBuffer();
    const shown = async () => (await upload('logo.png', png)).json().logo_url as string;
    const isThere = async (url: string) => (await app.http.inject({ url })).statusCode === 200;
    const first = await shown();
    const second = await shown();
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);

    const form = aForm(await aClient(app, member.company));
    await callsOf(app, member.headers).aSent(form);
    const third = await shown();
    expect([await isThere(second), await isThere(third)]).toEqual([true, true]);
  });

  it('is for the own company, and others that one owns', async () => {
    const png = await square.clone().png().toBuffer();
    const of = { user: member.user, is_default: false };
    const { company: owned } = await aMember(app, of);
    const { company: guest } = await aMember(app, { ...of, is_owner: false });
    const reply = await upload('logo.png', png, owned.id);
    expect(reply.json()).toMatchObject({ id: owned.id, logo_url: expect.any(String) });
    expect((await upload('logo.png', png, guest.id)).statusCode).toBe(404);
    expect((await upload('logo.png', png, (await aCompany(app)).id)).statusCode).toBe(404);
  });
});
