import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { viesApi } from './vies-api';

/** How a small VIES on this machine answers. */
let answer: http.RequestListener;
const asked: (string | undefined)[] = [];
const server = http.createServer((request, response) => {
  asked.push(request.url);
  answer(request, response);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => asked.splice(0));

const says = (body: unknown, status = 200) => {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};
const lookUp = (tax_number = 'NL004495445B01', patience_ms = 2_000) =>
  viesApi({ url, patience_ms }).lookUp(tax_number);

describe('VIES over its API', () => {
  it('is asked by country and number, and gives the name', async () => {
    says({ isValid: true, userError: 'VALID', name: ' Bakkerij Jansen B.V. ', address: 'Gouda' });
    expect(await lookUp()).toEqual({ is_known: true, name: 'Bakkerij Jansen B.V.' });
    expect(asked).toEqual(['/rest-api/ms/NL/vat/004495445B01']);
  });

  it.each(['---', '', null])('has no name of a member state that says %j', async (name) => {
    says({ isValid: true, userError: 'VALID', name });
    expect(await lookUp()).toEqual({ is_known: true, name: null });
  });

  it('does not know a number that it calls invalid', async () => {
    says({ isValid: false, userError: 'INVALID', name: '---' });
    expect(await lookUp()).toEqual({ is_known: false, name: null });
  });

  it.each([
    ...['MS_UNAVAILABLE', 'TIMEOUT', 'SERVICE_UNAVAILABLE', 'GLOBAL_MAX_CONCURRENT_REQ'],
    ...['MS_MAX_CONCURRENT_REQ', 'INVALID_INPUT'],
  ])('says nothing of a number while it answers %s', async (userError) => {
    says({ isValid: false, userError });
    await expect(lookUp()).rejects.toThrow(userError);
  });

  it.each([
    'NL../../x',
    'NL1%2F2',
    'NL1/2',
    'NL1?a=b',
    'NL1@evil.example',
    'IE8Z49289F+',
    'NL',
    'nl1',
  ])('never puts %s in an address', async (tax_number) => {
    says({ isValid: true });
    await expect(lookUp(tax_number)).rejects.toThrow('capitals and digits');
    expect(asked).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['breaks', () => says({}, 500)],
    ['answers with a page', () => says('<!doctype html>')],
    ['answers something else', () => says({ isValid: 'yes' })],
    ['sends one elsewhere', () => says('', 302)],
  ])('fails when it %s', async (_, happens) => {
    happens();
    await expect(lookUp()).rejects.toThrow();
  });

  it('fails when it is slow, or gone', async () => {
    answer = () => {};
    await expect(lookUp(undefined, 50)).rejects.toThrow(/timeout/);
    answer = (request) => request.socket.destroy();
    await expect(lookUp()).rejects.toThrow();
  });
});
