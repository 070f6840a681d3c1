import { constants, deflateRawSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, type SecurityOptions } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';
import { formWithFile, formWithFiles } from '../../testing/form-with-file';
import { HARD_PICTURES } from '../pages/testing/hard-pictures';

const app = appUnderTest();
let member: Member;

beforeAll(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
});

async function upload(name: string, bytes: Uint8Array | string, who = member) {
  const { payload, headers } = formWithFile({ name, bytes });
  const reply = await app.http.inject({
    method: 'POST',
    url: '/api/administrations/v1/bookingitem/upload',
    headers: { ...who.headers, ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function pdf(pages: number, security?: SecurityOptions): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  if (security) document.encrypt({ ...security, allowWeakCryptography: true });
  return document.save();
}

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#eee' } });

describe('POST of a document', () => {
  it('keeps the bytes as they are, and counts the pages of a PDF', async () => {
    const bytes = await pdf(3);
    const { status, body } = await upload('Factuur meel.pdf', bytes);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      duplicate_of: null,
      item: { file_name: 'Factuur meel.pdf', amount_pages: 3, status: 0, tag: null },
    });
    expect(body.item.uploaded_by).toBe('Sanne de Boer');

    const link = await app.http.inject({
      url: `/api/administrations/v1/bookingitem/${body.item.id}/temporary-url`,
      headers: member.headers,
    });
    const file = await app.http.inject({ url: link.json() });
    expect(file.rawPayload.equals(Buffer.from(bytes))).toBe(true);
  });

  it.each([
    ['jpeg', 'image/jpeg', () => picture().jpeg()],
    ['png', 'image/png', () => picture().png()],
    ['gif', 'image/gif', () => picture().gif()],
    ['webp', 'image/webp', () => picture().webp()],
  ])('takes a photo that ends in .%s', async (extension, content_type, make) => {
    const { body } = await upload(`bon.${extension}`, await make().toBuffer());
    expect(body.item).toMatchObject({ content_type, amount_pages: 1 });
  });

  it('goes by the bytes: a PNG that is called a JPEG is a PNG', async () => {
    const { body } = await upload('bon.jpg', await picture().png().toBuffer());
    expect(body.item.content_type).toBe('image/png');
  });

  it('takes a PDF with a few bytes before its header, as some programs write', async () => {
    const bytes = Buffer.concat([Buffer.from('OMNIS\u0000 12\r\n'), await pdf(2)]);
    expect((await upload('omnis.pdf', bytes)).status).toBe(201);
  });

  it('keeps a PDF that cannot be counted as one of which nobody knows the pages', async () => {
    const { status, body } = await upload('kapot.pdf', (await pdf(2)).subarray(0, 60));
    expect([status, body.item?.amount_pages]).toEqual([201, 0]);
  });

  it.each(['AES-256', 'AES-128', 'RC4-128', 'RC4-40'] as const)(
    'counts a PDF that may be read but not changed, sealed with %s',
    async (algorithm) => {
      const { status, body } = await upload(
        'slot.pdf',
        await pdf(3, { ownerPassword: 'baas', algorithm }),
      );
      expect(status).toBe(201);
      expect(body.item).toMatchObject({ amount_pages: 3, file_locked: false });
    },
  );

  it.each(['AES-256', 'RC4-128'] as const)(
    'says of a PDF that needs a password that it does, sealed with %s',
    async (algorithm) => {
      const bytes = await pdf(3, { userPassword: 'geheim', ownerPassword: 'baas', algorithm });
      const { status, body } = await upload('geheim.pdf', bytes);
      expect(status).toBe(201);
      expect(body.item).toMatchObject({ amount_pages: 0, file_locked: true });
      const url = `/api/administrations/v1/bookingitem/${body.item.id}`;
      const kept = (await app.http.inject({ url, headers: member.headers })).json();
      expect(kept).toMatchObject({ amount_pages: 0, file_locked: true });
    },
  );

  it('says of a PDF that needs a certificate that it is locked', async () => {
    const bytes = await pdf(2, { userPassword: 'geheim' });
    const sealed = Buffer.from(bytes)
      .toString('latin1')
      .replace('/Filter /Standard', '/Filter /PubSec_a');
    const { body } = await upload('certificaat.pdf', Buffer.from(sealed, 'latin1'));
    expect(body.item).toMatchObject({ amount_pages: 0, file_locked: true });
  });

  it('names the earlier document with the same bytes, in the own company only', async () => {
    const bytes = await pdf(4);
    const first = await upload('a.pdf', bytes);
    expect((await upload('b.pdf', bytes)).body.duplicate_of).toBe(first.body.item.id);
    const other = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
    expect((await upload('a.pdf', bytes, other)).body.duplicate_of).toBeNull();
  });

  it('takes 10.485.760 bytes and not one more', async () => {
    const bytes = Buffer.concat([await pdf(1), Buffer.alloc(10_485_760, ' ')]);
    expect((await upload('vol.pdf', bytes.subarray(0, 10_485_760))).status).toBe(201);
    const refused = await upload('te-vol.pdf', bytes.subarray(0, 10_485_761));
    expect(refused.body.errors).toEqual({ file: ['Document mag niet groter zijn dan 10 MB'] });
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\bonnen\\bon.png', 'bon.png'],
    ['bon\u0000netje.png', 'bonnetje.png'],
    ['a\u202Egnp.png', 'agnp.png'],
    [`${'a'.repeat(300)}.png`, `${'a'.repeat(180)}.png`],
    [`${'a'.repeat(179)}😀.png`, `${'a'.repeat(179)}.png`],
    ["O'Neill & zn; 100%.png", "O'Neill & zn; 100%.png"],
  ])('keeps of the name %j what can be shown and saved', async (name, kept) => {
    const bytes = await picture().png().toBuffer();
    expect((await upload(name, bytes)).body.item.file_name).toBe(kept);
  });

  it('refuses one that unpacks to hundreds of megabytes once it is opened with the empty password', async () => {
    expect((await upload('bom.pdf', await sealedBomb())).body.errors).toEqual({
      file: ['Dit PDF-bestand is na uitpakken te groot om te verwerken'],
    });
  });
});

describe('POST of several pictures', () => {
  const made = (name: string) => HARD_PICTURES[name]?.() ?? Buffer.alloc(0);
  const photo = async (name: string, odd: string) => ({ name, bytes: await made(odd) });

  async function uploadAll(files: Parameters<typeof formWithFiles>[0], key?: string) {
    const { payload, headers } = formWithFiles(files, () => 'file');
    const reply = await app.http.inject({
      method: 'POST',
      url: '/api/administrations/v1/bookingitem/upload',
      headers: { ...member.headers, ...headers, ...(key && { 'idempotency-key': key }) },
      payload,
    });
    return { status: reply.statusCode, body: reply.json() };
  }
  const documents = async () => {
    const url = '/api/administrations/v1/bookingitems';
    return (await app.http.inject({ url, headers: member.headers })).json().counts.all;
  };

  it('makes one PDF of them in their order, each upright, and knows it again', async () => {
    const photos = [
      await photo('Foto 1.jpg', 'a photo that was turned right'),
      await photo('Foto 2.png', 'a picture one can look through'),
      await photo('Foto 3.jpg', 'a photo upside down'),
    ];
    const key = `foto-${Date.now()}`;
    const before = await documents();
    const twice = [await uploadAll(photos, key), await uploadAll(photos, key)];
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    const [{ body }, again] = twice as [(typeof twice)[0], (typeof twice)[0]];
    expect(again.body).toEqual(body);
    expect(await documents()).toBe(before + 1);
    const like = { file_name: 'Foto 1.pdf', amount_pages: 3, content_type: 'application/pdf' };
    expect(body).toMatchObject({ item: like, duplicate_of: null });
    expect((await uploadAll(photos)).body.duplicate_of).toBe(body.item.id);

    const url = `/api/administrations/v1/bookingitem/${body.item.id}/temporary-url`;
    const link = (await app.http.inject({ url, headers: member.headers })).json();
    const kept = await PDFDocument.load((await app.http.inject({ url: link })).rawPayload);
    expect(kept.getPages().map((page) => page.getRotation().angle)).toEqual([90, 0, 180]);
  });

  it.each([
    [
      'a PDF among them',
      async () => ({ name: 'bon.pdf', bytes: await pdf(1) }),
      'bon.pdf: Alleen afbeeldingen worden samen één document',
    ],
    [
      'one that is damaged',
      async () => ({ name: 'half.jpg', bytes: (await made('a grey photo')).subarray(0, 900) }),
      'half.jpg: Dit bestand is beschadigd en kan niet worden gelezen',
    ],
  ])('refuses %s by its name, and keeps none', async (_, other, said) => {
    const before = await documents();
    const { status, body } = await uploadAll([await photo('a.jpg', 'a grey photo'), await other()]);
    expect([status, body.errors]).toEqual([422, { file: [said] }]);
    expect(await documents()).toBe(before);
  });

  it('refuses more than thirty', async () => {
    const one = await photo('a.jpg', 'a grey photo');
    const { body } = await uploadAll(Array.from({ length: 31 }, () => one));
    expect(body.errors).toEqual({ file: ['Kies hooguit 30 bestanden tegelijk'] });
  });
});

/** Its streams are sealed, so nobody sees that they explode before they are opened. */
async function sealedBomb(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  // The library writes no such stream by itself, so it gets its type afterwards.
  const dictionary = document.context.obj({
    Type: 'ObjSt_',
    N: 1,
    First: 4,
    Filter: 'FlateDecode',
  });
  const block = deflateRawSync(Buffer.alloc(2 ** 24), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(64).fill(block)]);
  const bomb = document.context.register(PDFRawStream.of(dictionary, packed));
  document.catalog.set(PDFName.of('Bomb'), bomb);
  document.encrypt({ ownerPassword: 'baas' });
  const bytes = Buffer.from(await document.save({ useObjectStreams: false }));
  bytes.write('ObjStm', bytes.indexOf('ObjSt_'), 'latin1');
  return bytes;
}
