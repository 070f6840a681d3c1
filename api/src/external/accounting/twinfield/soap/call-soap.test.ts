import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../../../../../tools/ports.mjs';
import { aPurchase } from '../../testing/a-transaction';
import { send } from '../http/send';
import { twinfield } from '../twinfield';

/** How a server on this machine answers in the place of the package. */
let answer: http.RequestListener;
const asked: http.IncomingHttpHeaders[] = [];
const server = http.createServer((request, response) => {
  asked.push(request.headers);
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
beforeEach(() => {
  asked.length = 0;
});

const TOKEN = 'geheim-bewijs';
const packageAt = (loginUrl: string) =>
  twinfield({
    clientId: 'wij',
    clientSecret: 'ons-geheim',
    loginUrl,
    clusterHosts: [],
    redirectUri: 'http://127.0.0.1/terug',
  });
const access = (cluster_url: string) => ({
  access_token: TOKEN,
  cluster_url,
  office_code: '1001',
});
const says = (status: number, text: string, headers: http.OutgoingHttpHeaders = {}) => {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8', ...headers });
    response.end(text);
  };
};
const create = () => packageAt(url).createRelation(access(url), 5, { name: 'Jansen' });
const read = () => packageAt(url).readOffice(access(url));

const fault = (code: number | string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode>s:Server</faultcode><faultstring>nee</faultstring><detail><message>nee</message><code>${code}</code></detail></s:Fault></s:Body></s:Envelope>`;
const document = (inner: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ProcessXmlStringResponse xmlns="http://www.twinfield.com/"><ProcessXmlStringResult><![CDATA[${inner}]]></ProcessXmlStringResult></ProcessXmlStringResponse></s:Body></s:Envelope>`;

describe('an answer after which nothing was done', () => {
  it.each([
    [500, fault(101), 'badRequest'],
    [403, fault(102), 'forbidden'],
    [401, fault(103), 'unauthorized'],
    [403, fault(106), 'forbidden'],
    [500, fault(187), 'badRequest'],
    [401, fault(351), 'forbidden'],
    [401, fault(354), 'unauthorized'],
    [500, fault(354), 'unauthorized'],
    [200, fault(354), 'unauthorized'],
    [403, fault(358), 'officeGone'],
    [403, fault(359), 'officeGone'],
    [400, '', 'badRequest'],
    [401, '', 'unauthorized'],
    [403, '<html></html>', 'forbidden'],
    [404, 'Not Found', 'moved'],
    [413, '', 'badRequest'],
  ])('is HTTP %d with %s: %s', async (status, text, reason) => {
    says(status, text);
    expect(await create()).toEqual({ kind: 'notDone', reason, retry_after_s: null });
    await expect(read()).rejects.toMatchObject({ reason });
  });

  it.each([
    ['17', 17],
    ['0', null],
    ['9999999', 86_400],
    ['later', null],
    [new Date(Date.now() - 60_000).toUTCString(), null],
  ])('may ask to wait: %s', async (header, retry_after_s) => {
    says(429, '', { 'retry-after': header });
    expect(await create()).toEqual({ kind: 'notDone', reason: 'tooMany', retry_after_s });
  });
});

describe('an answer after which nobody knows', () => {
  it.each([
    ['a fault that says nothing', 500, fault(100)],
    ['a fault with another code', 500, fault('iets')],
    ['a break', 500, ''],
    ['a gateway', 502, '<html></html>'],
    ['a gateway that waited', 504, ''],
    ['a request that took too long', 408, ''],
    ['a page', 200, '<!DOCTYPE html><html></html>'],
    ['nothing', 200, ''],
    ['half an envelope', 200, document('<dimension result="1"/>').slice(0, 200)],
    ['half a document', 200, document('<dimension result="1"><code>2004</code>')],
    ['a document type', 200, document('<!DOCTYPE a [<!ENTITY b "c">]><dimension result="1"/>')],
    ['no document', 200, document('')],
    ['another document', 200, '<a/>'],
    ['no result', 200, document('<dimension><code>2004</code></dimension>')],
    ['a result without a code', 200, document('<dimension result="1"/>')],
    ['a refusal without a message', 200, document('<dimension result="0"/>')],
    [
      'a result with an error in it',
      200,
      document('<dimension result="1"><code msgtype="error" msg="nee">1</code></dimension>'),
    ],
  ])('is %s', async (_, status, text) => {
    says(status, text);
    expect(await create()).toMatchObject({ kind: 'uncertain' });
  });

  it('is one about another transaction than was sent', async () => {
    const accounting = packageAt(url);
    const mine = accounting.buildTransaction(aPurchase({ invoice_number: 'F-1' }));
    const booked = (frozen: string) =>
      document(
        frozen
          .replace('<transaction', '<transaction result="1"')
          .replace('</header>', '<number>202600001</number></header>'),
      );
    says(200, booked(mine));
    expect(await accounting.post(access(url), mine)).toMatchObject({ kind: 'done' });
    for (const other of [{ invoice_number: 'F-2' }, { journal_code: 'VRK' }]) {
      says(
        200,
        booked(accounting.buildTransaction(aPurchase({ invoice_number: 'F-1', ...other }))),
      );
      expect(await accounting.post(access(url), mine)).toMatchObject({ kind: 'uncertain' });
    }
  });

  it('is one that sends us elsewhere, and nobody goes there', async () => {
    says(307, '', { location: `${url}/elders` });
    expect(await create()).toMatchObject({ kind: 'uncertain' });
    expect(asked).toHaveLength(1);
  });

  it('is a line that is cut, or that says nothing in time', async () => {
    answer = (request) => request.socket.destroy();
    expect(await create()).toMatchObject({ kind: 'uncertain' });
    answer = (_, response) => void response.writeHead(200).write('<s:Envelope');
    await expect(send(url, { headers: {}, patience_ms: 50 })).rejects.toMatchObject({
      reason: 'noAnswer',
    });
  });

  it('is one without an end', async () => {
    const part = Buffer.alloc(1024 * 1024, 'x');
    const closed = new Promise<void>((resolve) => {
      answer = (_, response) => {
        const write = () => {
          while (!response.destroyed && response.write(part));
        };
        response.on('drain', write).on('close', resolve);
        write();
      };
    });
    await expect(read()).rejects.toMatchObject({ reason: 'noAnswer' });
    await closed;
  });
});

describe('a call', () => {
  it('is certainly not done when nobody listens, or no such host is there', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    for (const place of [nobody, 'http://nergens.invalid'])
      expect(await packageAt(place).createRelation(access(place), 5, { name: 'J' })).toMatchObject({
        kind: 'notDone',
        reason: 'unreachable',
      });
  });

  it('goes to no address but the package’s', async () => {
    const accounting = packageAt('http://127.0.0.1:9');
    expect(await accounting.createRelation(access(url), 5, { name: 'J' })).toMatchObject({
      kind: 'notDone',
      reason: 'foreignCluster',
    });
    expect(asked).toHaveLength(0);
  });

  it('has a line of its own, and says who asks in its header alone', async () => {
    says(200, document('<dimension result="1"><code>2004</code></dimension>'));
    expect(await create()).toEqual({ kind: 'done', code: '2004' });
    expect(asked[0]).toMatchObject({
      connection: 'close',
      soapaction: '"http://www.twinfield.com/ProcessXmlString"',
    });
    expect(JSON.stringify(asked)).not.toContain(TOKEN);
  });

  it('never says a token or a secret when it fails', async () => {
    says(500, fault(100).replace('nee', TOKEN));
    const errors = [
      await read().catch(String),
      await packageAt(url).refresh(TOKEN).catch(String),
      await packageAt(url).exchangeCode({ code: TOKEN, nonce: 'n' }).catch(String),
      await packageAt('http://nergens.invalid').refresh(TOKEN).catch(String),
      JSON.stringify(await create()),
    ].join();
    expect(errors).toContain('accounting package');
    expect(errors).not.toMatch(/geheim|bewijs/);
  });
});
