import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { endpoint } from '@boekwerk/shared/contract/endpoint';
import * as v from 'valibot';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';
import { formWithFile } from '../../testing/form-with-file';
import type { App } from '../app';
import { change } from '../change';
import { serve } from '../http/serve';
import { disposition } from './disposition';

const PDF = Buffer.from('%PDF-1.7 kanarie');
const upload = endpoint({
  summary: 'Upload',
  method: 'POST',
  path: '/test/v1/upload',
  right: 'signedIn',
  upload: {
    field: 'file',
    max_files: 1,
    max_bytes: 1000,
    kinds: ['pdf', 'png'],
    too_large: 'Te groot',
  },
  body: v.object({ fails: v.optional(v.string(), '') }),
  reply: v.object({
    name: v.string(),
    content_type: v.string(),
    size: v.number(),
    url: v.string(),
  }),
});

const app = appUnderTest({ extend: testRoutes });
let member: Member;

beforeAll(async () => {
  member = await aMember(app);
});

function testRoutes(app: App) {
  serve(app, upload, async ({ files: [source], body }, { caller, files }) => {
    if (!source) throw new Error('serve lets no call without a file through');
    const { name, content_type } = source;
    const kept = await files.put({ relation_id: caller.relation_id, name, content_type, source });
    if (body.fails) throw new Error('after the file was put');
    return { ...kept, url: files.signedUrl(kept.id, 'attachment') };
  });
}

const send = (name: string, bytes: Uint8Array | string, fields = {}) => {
  const { payload, headers } = formWithFile({ name, bytes, fields });
  const url = '/api/test/v1/upload';
  return app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...member.headers },
  });
};
const onDisk = async () => {
  const all = await fs.readdir(path.join(app.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return all
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
};
const keep = (bytes = PDF) =>
  change(app, ({ files }) =>
    files.put({
      relation_id: member.company.id,
      name: 'café “1”.pdf',
      content_type: 'application/pdf',
      source: bytes,
    }),
  );

it('a file that came in can be fetched with its link, and only be saved or shown in a cage', async () => {
  const { json } = await send('brief.PDF', PDF);
  const answer = await app.http.inject({ url: json().url });
  expect(answer.rawPayload.equals(PDF)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="brief.PDF"; filename*=UTF-8''brief.PDF`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
});

it.each([
  ['too large', 'a.pdf', Buffer.concat([PDF, Buffer.alloc(1000)]), 'Te groot'],
  ['empty', 'a.pdf', '', 'Het bestand is leeg'],
  [
    'html that calls itself pdf',
    'a.pdf',
    '<script>alert(1)</script>',
    'Dit bestandstype wordt niet ondersteund',
  ],
  ['a pdf that calls itself exe', 'a.pdf.exe', PDF, 'Dit bestandstype wordt niet ondersteund'],
  [
    'a picture of a kind not asked for',
    'a.gif',
    'GIF89a',
    'Dit bestandstype wordt niet ondersteund',
  ],
])(
  'a file that is %s is refused at its field and leaves nothing',
  async (_what, name, bytes, text) => {
    const before = await onDisk();
    const answer = await send(name, bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ file: [text] });
    expect(await onDisk()).toEqual(before);
  },
);

it('a file of exactly the largest size is taken', async () => {
  expect(
    (await send('a.pdf', Buffer.concat([PDF, Buffer.alloc(1000 - PDF.length)]))).statusCode,
  ).toBe(200);
});

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\a.pdf', 'a.pdf'],
  ['a\u202Efdp.pdf', 'afdp.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(180)}.pdf`],
])('the name %j becomes %j and is never a path', async (name, shown) => {
  expect((await send(name, PDF)).json().name).toBe(shown);
});

it.each([
  ['a boundary of 200', `multipart/form-data; boundary=${'b'.repeat(200)}`, 400],
  ['no boundary', 'multipart/form-data', 400],
  ['JSON', 'application/json', 415],
])('a form with %s is refused', async (_what, type, status) => {
  const headers = { ...member.headers, 'content-type': type };
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/test/v1/upload',
    payload: '{}',
    headers,
  });
  expect(answer.statusCode).toBe(status);
});

it('a form that breaks off leaves nothing', async () => {
  const before = await onDisk();
  const { payload, headers } = formWithFile({ name: 'a.pdf', bytes: PDF });
  const cut = payload.subarray(0, payload.length - 30);
  const url = '/api/test/v1/upload';
  const answer = await app.http.inject({
    method: 'POST',
    url,
    payload: cut,
    headers: { ...headers, ...member.headers },
  });
  expect(answer.statusCode).toBe(400);
  expect(await onDisk()).toEqual(before);
});

it('a file that was put in a transaction that failed is gone', async () => {
  const before = await onDisk();
  expect((await send('a.pdf', PDF, { fails: 'yes' })).statusCode).toBe(500);
  expect(await onDisk()).toEqual(before);
});

it('a deleted file goes when that is certain, not before', async () => {
  const file = await keep();
  const failing = change(app, async ({ files }) => {
    await files.delete(file.id);
    throw new Error('half-way');
  });
  await expect(failing).rejects.toThrow();
  expect((await app.store.get(file.id)).length).toBe(PDF.length);
  await change(app, ({ files }) => files.delete(file.id));
  await expect(app.store.get(file.id)).rejects.toThrow('ENOENT');
});

describe('a stored file', () => {
  const ask = async (headers = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const url = app.store.signedUrl((await keep()).id, 'inline');
    return app.http.inject({ method, url, headers });
  };
  const size = PDF.length;

  it('is given in parts, so that a download goes on where it stopped', async () => {
    const answer = await ask({ range: 'bytes=5-7' });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe(PDF.subarray(5, 8).toString());
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 5-7/${size}`,
      'content-length': '3',
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  it('has no part beyond its end', async () => {
    const answer = await ask({ range: `bytes=${size}-` });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${size}`);
    expect(answer.json().message).toBe('Dit deel van het bestand bestaat niet');
  });

  it('is given whole when it is another one than the part before', async () => {
    const { headers } = await ask();
    expect(headers['accept-ranges']).toBe('bytes');
    const same = { range: 'bytes=0-1', 'if-range': headers.etag };
    expect((await ask(same)).statusCode).toBe(206);
    expect((await ask({ ...same, 'if-range': '"other"' })).rawPayload).toHaveLength(size);
  });

  it('is not given again to who has it', async () => {
    const { headers } = await ask();
    expect((await ask({ 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  it('says how large it is without being given', async () => {
    const answer = await ask({}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(answer.headers['content-length']).toBe(String(size));
    const part = await ask({ range: 'bytes=5-7' }, 'HEAD');
    expect([part.statusCode, part.body]).toEqual([206, '']);
    expect(part.headers['content-length']).toBe('3');
  });

  it('is read for who gets its bytes alone, and only the part that was asked for', async () => {
    const { id, sha256 } = await keep();
    const url = app.store.signedUrl(id, 'inline');
    const read = jest.spyOn(app.store, 'get');
    const opened = jest.spyOn(app.store, 'part');
    await app.http.inject({ url, headers: { 'if-none-match': `"${sha256}"` } });
    await app.http.inject({ url, method: 'HEAD' });
    await app.http.inject({ url, headers: { range: `bytes=${size}-` } });
    expect(opened).not.toHaveBeenCalled();
    await app.http.inject({ url, headers: { range: 'bytes=5-7' } });
    expect(opened.mock.calls).toEqual([[id, { from: 5, to: 7 }]]);
    expect(read).not.toHaveBeenCalled();
    await app.http.inject({ url, headers: { range: 'bytes=0-' } });
    expect(read).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});

it('a link with one letter changed, or for another file, leads nowhere', async () => {
  const [a, b] = [await keep(), await keep()];
  const url = app.store.signedUrl(a.id, 'inline');
  expect((await app.http.inject({ url })).statusCode).toBe(200);
  for (const forged of [`${url}x`, url.replace(a.id, b.id), url.replace('inline', 'attachment')]) {
    expect((await app.http.inject({ url: forged })).statusCode).toBe(404);
  }
});

it('a link is good for ten minutes', async () => {
  const url = app.store.signedUrl((await keep()).id, 'inline');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
  const answer = await app.http.inject({ url });
  jest.restoreAllMocks();
  expect(answer.statusCode).toBe(404);
});

it('a file whose bytes have changed is reported as damaged, not sent', async () => {
  const { id } = await keep();
  const place = (await onDisk()).find((file) => file.endsWith(id)) ?? '';
  await fs.writeFile(place, PDF.toString().replace('kanarie', 'koekoek'));
  const answer = await app.http.inject({ url: app.store.signedUrl(id, 'inline') });
  expect(answer.statusCode).toBe(500);
  expect(answer.json().message).toBe('Bestand is beschadigd');

  await fs.writeFile(place, PDF.subarray(1));
  const headers = { range: 'bytes=0-3' };
  const part = await app.http.inject({ url: app.store.signedUrl(id, 'inline'), headers });
  expect(part.statusCode).toBe(500);
  expect(part.headers).not.toHaveProperty('content-range');
  expect(part.json().message).toBe('Bestand is beschadigd');
});

it('a file is not left open by a disk that fails', async () => {
  const { id } = await keep();
  const handle = await fs.open((await onDisk()).find((file) => file.endsWith(id)) ?? '');
  jest.spyOn(handle, 'stat').mockRejectedValue(new Error('EIO: i/o error, fstat'));
  jest.spyOn(fs, 'open').mockResolvedValue(handle);
  const headers = { range: 'bytes=0-3' };
  const part = await app.http.inject({ url: app.store.signedUrl(id, 'inline'), headers });
  jest.restoreAllMocks();
  expect(part.statusCode).toBe(500);
  expect(handle.fd).toBe(-1);
});

it('a header carries any name', () => {
  expect(disposition('inline', "café “1”'.pdf")).toBe(
    `inline; filename="cafe 1'.pdf"; filename*=UTF-8''caf%C3%A9%20%E2%80%9C1%E2%80%9D%27.pdf`,
  );
});

it('says in Dutch that the disk is full, and goes on when there is room again', async () => {
  const put = jest.spyOn(app.store, 'put');
  put.mockRejectedValueOnce(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  const refused = await send('a.pdf', PDF);
  expect(refused.statusCode).toBe(507);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json().message).toBe(
    'De schijf van de server is vol. Je gegevens zijn niet opgeslagen: probeer het later opnieuw.',
  );
  expect((await send('a.pdf', PDF)).statusCode).toBe(200);
  put.mockRestore();
});

const mounted = (dir: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', dir]).status === 0;

it('says the same when the disk is full for what comes in, and goes on when there is room', async () => {
  const dir = path.dirname(app.store.incoming);
  if (!mounted(dir))
    return console.warn('not tested: a full disk, which takes the right to mount one');
  try {
    await fs.mkdir(app.store.incoming);
    const filler = path.join(dir, 'filler');
    await fs.writeFile(filler, Buffer.alloc(128 * 1024)).catch(() => {});
    expect((await send('a.pdf', PDF)).statusCode).toBe(507);
    await fs.rm(filler);
    expect((await send('a.pdf', PDF)).statusCode).toBe(200);
  } finally {
    spawnSync('umount', [dir]);
  }
});
