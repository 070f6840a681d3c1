import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { kvkApi } from './kvk-api';

/** How a small register on this machine answers. */
let answer: http.RequestListener;
let asked: { url: string | undefined; apikey: string | string[] | undefined };
const server = http.createServer((request, response) => {
  asked = { url: request.url, apikey: request.headers.apikey };
  answer(request, response);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const says = (body: unknown, status = 200) => {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};
/** After how many milliseconds the last look-up gives up; it does so when a test says that they have passed. */
let patience: number;
let letThemPass: () => void;
const lookUp = () => {
  const passed = new AbortController();
  letThemPass = () => passed.abort(new DOMException('timeout', 'TimeoutError'));
  const timeout = (ms: number) => {
    patience = ms;
    return passed.signal;
  };
  return kvkApi({ url, key: 'sleutel', timeout }).lookUp('69599084');
};

const visit = {
  type: 'bezoekadres',
  indAfgeschermd: 'Nee',
  volledigAdres: 'Markt 12 A 2801JJ Gouda',
  straatnaam: 'Markt',
  huisnummer: 12,
  postcode: '2801JJ',
  plaats: 'Gouda',
};
const post = {
  type: 'correspondentieadres',
  indAfgeschermd: 'Nee',
  postbusnummer: 200,
  postcode: '2800AE',
  plaats: 'Rotterdam',
};
const profile = (adressen: object[], at = 'hoofdvestiging') => ({
  kvkNummer: '69599084',
  naam: 'Bakkerij Jansen B.V.',
  _embedded: { [at]: { adressen } },
});

describe('the trade register over its API', () => {
  it('is asked with the key, and gives name and visiting address', async () => {
    says(profile([post, visit]));
    expect(await lookUp()).toEqual({
      name: 'Bakkerij Jansen B.V.',
      address: 'Markt 12',
      postal_code: '2801 JJ',
      city: 'Gouda',
    });
    expect(asked).toEqual({ url: '/api/v1/basisprofielen/69599084', apikey: 'sleutel' });
  });

  it.each([
    ['a letter', { ...visit, huisletter: 'A' }, 'Markt 12A'],
    ['an addition', { ...visit, huisnummerToevoeging: '2' }, 'Markt 12-2'],
    ['both', { ...visit, huisletter: 'A', huisnummerToevoeging: 'bis' }, 'Markt 12A-bis'],
    ['no number', { ...visit, huisnummer: null }, 'Markt'],
    ['a post office box', post, 'Postbus 200'],
  ])('writes an address with %s', async (_, address, written) => {
    says(profile([address]));
    expect((await lookUp())?.address).toBe(written);
  });

  it('takes the owner’s address when there is no establishment', async () => {
    says(profile([visit], 'eigenaar'));
    expect((await lookUp())?.city).toBe('Gouda');
  });

  it('passes over an address that is shielded', async () => {
    const shielded = { ...visit, indAfgeschermd: 'Ja' };
    says(profile([shielded, post]));
    expect((await lookUp())?.city).toBe('Rotterdam');
    says(profile([shielded]));
    expect(await lookUp()).toMatchObject({ name: 'Bakkerij Jansen B.V.', address: '', city: '' });
    says({ naam: 'Zonder adres' });
    expect(await lookUp()).toMatchObject({ name: 'Zonder adres', postal_code: '' });
  });

  it.each([404, 400])('knows no number that is answered with a %d', async (status) => {
    says({ fout: [{ code: 'IPD0005' }] }, status);
    expect(await lookUp()).toBeNull();
  });

  it.each<[string, () => void]>([
    ['refuses the key', () => says({}, 401)],
    ['breaks', () => says({}, 500)],
    ['answers with a page', () => says('<!doctype html>')],
    ['answers something else', () => says({ naam: 5 })],
    ['sends one elsewhere', () => says('', 302)],
  ])('fails when it %s', async (_, happens) => {
    happens();
    await expect(lookUp()).rejects.toThrow();
  });

  it.each<[string, (response: http.ServerResponse) => void]>([
    ['begin', () => {}],
    ['end', (response) => response.writeHead(200).write('{"naam":')],
  ])('fails after three seconds when it is slow to %s', async (_, begin) => {
    const reached = new Promise<void>((resolve) => {
      answer = (_, response) => {
        begin(response);
        resolve();
      };
    });
    const asked = lookUp();
    await reached;
    expect(patience).toBe(3_000);
    letThemPass();
    await expect(asked).rejects.toThrow(/timeout/);
  });

  it('fails when it is gone', async () => {
    answer = (request) => request.socket.destroy();
    await expect(lookUp()).rejects.toThrow();
  });
});
