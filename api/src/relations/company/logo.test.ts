import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { aForm, callsOf } from '../../invoicing/testing/an-invoice';
import { relation, relation_user } from '../../platform/database/schema/relations';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Member } from '../../testing/builders';
import { formWithFile } from '../../testing/form-with-file';
import { onceRead } from '../../testing/once-read';

const app = appUnderTest();
let member: Member;

beforeAll(async () => {
  member = await aMember(app, { type: 0 });
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
    ['an SVG with a script', 'logo.png', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['text that is called a PNG', 'logo.png', 'Alleen maar tekst'],
  ])('refuses %s', async (_, name, bytes) => {
    const reply = await upload(name, bytes);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual(['file']);
  });

  it('takes 5 MB and not a byte more', async () => {
    const png = await square.clone().png().toBuffer();
    const sized = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    const most = 5 * 1024 * 1024;
    expect((await upload('logo.png', sized(most))).statusCode).toBe(200);
    const reply = await upload('logo.png', sized(most + 1));
    expect([reply.statusCode, reply.body]).toEqual([
      ...[422, expect.stringContaining('Logo mag niet groter zijn dan 5 MB')],
    ]);
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

    const form = aForm(await aCustomer(app, member.company));
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

  it('is for no company that one was taken out of while the picture was drawn anew', async () => {
    const { company } = await aMember(app, { user: member.user, is_default: false });
    const isTheirs = eq(relation_user.relation_id, company.id);
    const meanwhile = () =>
      app.db.delete(relation_user).where(and(isTheirs, eq(relation_user.user_id, member.user.id)));
    const reply = await onceRead(app, { read: 'from "relation_user"', meanwhile }, async () =>
      upload('logo.png', await square.clone().png().toBuffer(), company.id),
    );
    expect(reply.statusCode).toBe(404);
    const [now] = await app.db.select().from(relation).where(eq(relation.id, company.id));
    expect(now?.logo_file_id).toBeNull();
  });
});

describe('DELETE of a logo', () => {
  const remove = (id = member.company.id, { headers } = member) =>
    app.http.inject({ method: 'DELETE', url: `/api/relations/v1/relation/${id}/logo`, headers });
  const isThere = async (url: string) => (await app.http.inject({ url })).statusCode === 200;

  it('takes it away with its file, and is no failure without one', async () => {
    const png = await square.clone().png().toBuffer();
    const { logo_url } = (await upload('logo.png', png)).json();
    for (const _ of ['once', 'again']) {
      const reply = await remove();
      expect([reply.statusCode, reply.json().logo_url]).toEqual([200, null]);
    }
    expect(await isThere(logo_url)).toBe(false);
  });

  it('leaves it on the invoices that were sent with it', async () => {
    const png = await square.clone().png().toBuffer();
    const { logo_url } = (await upload('logo.png', png)).json();
    await callsOf(app, member.headers).aSent(aForm(await aCustomer(app, member.company)));
    await remove();
    expect(await isThere(logo_url)).toBe(true);
  });

  it('is for the own company, and others that one owns', async () => {
    const of = { user: member.user, is_default: false };
    const { company: owned } = await aMember(app, of);
    const { company: guest } = await aMember(app, { ...of, is_owner: false });
    expect((await remove(owned.id)).statusCode).toBe(200);
    expect((await remove(guest.id)).statusCode).toBe(404);
    expect((await remove((await aCompany(app)).id)).statusCode).toBe(404);
  });
});
