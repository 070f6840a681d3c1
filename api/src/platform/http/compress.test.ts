import { brotliDecompressSync } from 'node:zlib';
import { endpoint } from '@boekwerk/shared/contract/endpoint';
import * as v from 'valibot';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';
import type { App } from '../app';
import { serve, serveAnyone } from './serve';

const LONG = 'Een regel die vaak terugkomt. '.repeat(300);
const of = { summary: 'Long', right: 'signedIn', reply: v.string() } as const;
const read = endpoint({ ...of, method: 'GET', path: '/test/v1/long' });
const short = endpoint({ ...of, method: 'GET', path: '/test/v1/short' });
const link = endpoint({ ...of, method: 'GET', path: '/test/v1/link' });
const told = endpoint({ ...of, method: 'GET', path: '/test/v1/told', isToldOnce: true });
const open = endpoint({ ...of, method: 'GET', path: '/test/v1/open', right: 'anyone' });
const write = endpoint({ ...of, method: 'POST', path: '/test/v1/long' });

const app = appUnderTest({ extend: longAnswers });
let member: Member;

beforeAll(async () => {
  member = await aMember(app);
});

function longAnswers(app: App) {
  serve(app, read, async () => LONG);
  serve(app, short, async () => 'kort');
  serve(app, link, async () => `${LONG}/api/files/x`);
  serve(app, told, async () => LONG);
  serveAnyone(app, open, async () => LONG);
  serve(app, write, async () => LONG);
}

const ask = (
  path: string,
  {
    method = 'GET',
    coding = 'gzip, deflate, br',
  }: { method?: 'GET' | 'POST'; coding?: string } = {},
) =>
  app.http.inject({
    method,
    url: `/api/test/v1/${path}`,
    headers: { ...member.headers, 'accept-encoding': coding },
    ...(method === 'POST' && { payload: {} }),
  });

describe('an answer', () => {
  it('that is long is sent in brotli to who takes it, and is the same', async () => {
    const { headers, rawPayload } = await ask('long');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(LONG.length / 10);
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toBe(LONG);
  });

  it.each(['gzip', 'br;q=0', 'gzip, br;q=0.0, *', ''])(
    'is sent as it is to who takes %j',
    async (coding) => {
      const reply = await ask('long', { coding });
      expect([reply.headers['content-encoding'], reply.json()]).toEqual([undefined, LONG]);
    },
  );

  it.each(['short', 'link', 'told', 'open'])(
    'that is short, or holds what nobody may guess, is sent as it is: %s',
    async (path) => {
      expect((await ask(path)).headers['content-encoding']).toBeUndefined();
    },
  );

  it('of a write is sent as it is', async () => {
    const reply = await ask('long', { method: 'POST' });
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, undefined]);
  });
});
