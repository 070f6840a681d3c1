import { once } from 'node:events';
import net from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { envelopeWith } from '../testing/envelopes';
import { aPurchase } from '../testing/invoices';
import { faultIn, standInUnderTest } from '../testing/stand-in-under-test';
import { faultList } from './fault-list';

const standIn = standInUnderTest();
const LIST = '<list><type>offices</type></list>';
const isBooked = async () => (await standIn.transactions()).length === 1;

/** All that comes back on a line of its own, until it is cut or nothing more is to come. */
async function overSocket(document: string): Promise<string> {
  const { access_token: token } = await standIn.signIn();
  if (!standIn.app.server.listening) await standIn.app.listen({ port: 0, host: '127.0.0.1' });
  const body = envelopeWith(document, { token, company: '1001' });
  const { port } = standIn.app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  const head = [
    'POST /cluster1/webservices/processxml.asmx HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: text/xml; charset=utf-8',
    'soapaction: "http://www.twinfield.com/ProcessXmlString"',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
    if (heard.split('</soap:Envelope>').length > 2) socket.end();
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  return heard;
}

describe('an answer', () => {
  it('that is lost has been booked; nothing comes back', async () => {
    await standIn.switchOn({ fault: 'lost', call: 'posting' });
    expect(await overSocket(aPurchase())).toBe('');
    expect(await isBooked()).toBe(true);
  });

  it('that is lost before the work leaves nothing behind', async () => {
    await standIn.switchOn({ fault: 'lost', call: 'posting', commits: false });
    expect(await overSocket(aPurchase())).toBe('');
    expect(await isBooked()).toBe(false);
  });

  it('arrives twice on one line, and is booked once', async () => {
    await standIn.switchOn({ fault: 'twice', call: 'posting' });
    const heard = await overSocket(aPurchase());
    expect(heard.split('HTTP/1.1 200').length - 1).toBe(2);
    expect(await isBooked()).toBe(true);
  });

  it('is slow after the work is done', async () => {
    await standIn.switchOn({ fault: 'slow', call: 'posting', seconds: 3600 });
    let hasCome = false;
    void standIn.ask(aPurchase()).then(() => {
      hasCome = true;
    });
    for (let turns = 0; turns < 1000 && !(await isBooked()); turns += 1) await nextTurn();
    expect(await isBooked()).toBe(true);
    expect(hasCome).toBe(false);
  });

  it('comes all the same when it is slow', async () => {
    await standIn.switchOn({ fault: 'slow', call: 'posting', seconds: 0.01 });
    expect((await standIn.ask(aPurchase())).statusCode).toBe(200);
  });

  it('is a fault 100 with the work done, or undone', async () => {
    await standIn.switchOn({ fault: 'error', call: 'posting', commits: false });
    const { statusCode, rawPayload } = await standIn.ask(aPurchase());
    expect([statusCode, faultIn(rawPayload).code]).toEqual([500, '100']);
    expect(await isBooked()).toBe(false);
    await standIn.switchOn({ fault: 'error', call: 'posting' });
    expect((await standIn.ask(aPurchase())).statusCode).toBe(500);
    expect(await isBooked()).toBe(true);
  });

  it('is a page, half of itself, or empty, with HTTP 200', async () => {
    for (const fault of ['html', 'half', 'empty']) await standIn.switchOn({ fault, call: 'sync' });
    const [page, half, empty] = [
      await standIn.ask(LIST),
      await standIn.ask(LIST),
      await standIn.ask(LIST),
    ];
    expect(page.headers['content-type']).toContain('text/html');
    expect(half.body.startsWith('<soap:Envelope')).toBe(true);
    expect(half.body).not.toContain('</soap:Envelope>');
    expect(empty.body).toBe('');
  });

  it('has a text that cannot be read', async () => {
    await standIn.switchOn({ fault: 'garbled', call: 'sync', text: 'Bakkerij Jansen' });
    const { body } = await standIn.ask(LIST);
    expect(body).not.toContain('Bakkerij Jansen');
    expect(body).toContain('&quot;?&quot;');
  });

  it('is a refusal that asks for patience, or a SOAP fault, nothing done', async () => {
    await standIn.switchOn({ fault: 'too-many', call: 'posting', seconds: 7 });
    const patience = await standIn.ask(aPurchase());
    expect([patience.statusCode, patience.headers['retry-after']]).toEqual([429, '7']);
    await standIn.switchOn({ fault: 'soap-fault', call: 'posting', code: 105 });
    expect(faultIn((await standIn.ask(aPurchase())).rawPayload).code).toBe('105');
    expect(await isBooked()).toBe(false);
  });
});

describe('a fault', () => {
  const statuses = async (document: string, times: number) => {
    const { access_token: token } = await standIn.signIn();
    const all: number[] = [];
    for (let index = 0; index < times; index += 1)
      all.push((await standIn.ask(document, { token })).statusCode);
    return all;
  };

  it('disturbs the next so many calls of its kind', async () => {
    await standIn.switchOn({ fault: 'error', call: 'sync', times: 2 });
    expect(await statuses(aPurchase(), 1)).toEqual([200]);
    expect(await statuses(LIST, 3)).toEqual([500, 500, 200]);
  });

  it.each([
    ['relation', '<dimension><office>1001</office><type>DEB</type><name>A</name></dimension>'],
    ['browse', '<columns code="200"/>'],
    ['read', '<read><type>vat</type><office>1001</office><code>VH</code></read>'],
    ['delete', '<transaction action="delete" reason="x"/>'],
  ])('can be of the kind %s', async (call, document) => {
    await standIn.switchOn({ fault: 'error', call });
    expect(await statuses(document, 2)).toEqual([500, 200]);
  });

  it('can be of tokens', async () => {
    const { refresh_token } = await standIn.signIn();
    await standIn.switchOn({ fault: 'error', call: 'token', commits: false });
    const refresh = () => standIn.exchange({ grant_type: 'refresh_token', refresh_token });
    expect([(await refresh()).statusCode, (await refresh()).statusCode]).toEqual([500, 200]);
  });

  it('with a probability strikes the same calls for the same seed', () => {
    const struck = (seed: number) => {
      const faults = faultList();
      faults.add({
        fault: 'lost',
        call: 'posting',
        times: null,
        probability: 0.2,
        seed,
        seconds: 0,
        code: 0,
        text: '',
        commits: true,
      });
      return Array.from({ length: 500 }, () => faults.take('posting') !== undefined);
    };
    expect(struck(42)).toEqual(struck(42));
    expect(struck(42)).not.toEqual(struck(43));
    const times = struck(42).filter(Boolean).length;
    expect(times).toBeGreaterThan(70);
    expect(times).toBeLessThan(130);
  });

  it('is listed with how often it struck, and gone when it is cleared', async () => {
    const added = await standIn.switchOn({ fault: 'error', call: 'sync', times: 3 });
    const { id } = added.json<{ fault: { id: number } }>().fault;
    await statuses(LIST, 1);
    const listed = async () =>
      (await standIn.send('GET', '/_faults')).json<{ faults: object[] }>().faults;
    expect(await listed()).toMatchObject([{ id, fault: 'error', call: 'sync', times: 2, hits: 1 }]);
    await standIn.send('DELETE', `/_faults/${id}`);
    expect(await listed()).toEqual([]);
    expect(await statuses(LIST, 1)).toEqual([200]);
  });

  it.each([
    ['fault', { fault: 'raadsel' }],
    ['call', { fault: 'lost', call: 'raadsel' }],
    ['probability', { fault: 'lost', probability: 1.5 }],
    ['times', { fault: 'lost', times: 0.5 }],
    ['commits', { fault: 'half', commits: false }],
    ['text', { fault: 'garbled' }],
    ['office', { fault: 'office-removed', office: 'VISSER/9999' }],
    ['period', { fault: 'period-closed', office: 'VISSER/1001', period: '1999/01' }],
  ])('with a wrong %s is refused by that name', async (error, fault) => {
    const answer = await standIn.switchOn(fault);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error }]);
  });

  it('removes an office until it is cleared', async () => {
    const { access_token: token } = await standIn.signIn();
    await standIn.switchOn({ fault: 'office-removed', office: 'VISSER/1001' });
    expect(faultIn((await standIn.ask(aPurchase(), { token })).rawPayload).code).toBe('358');
    await standIn.send('DELETE', '/_faults');
    expect((await standIn.ask(aPurchase(), { token })).statusCode).toBe(200);
  });

  it('moves the cluster: tokens tell where to, and the old place is gone', async () => {
    const { access_token: token } = await standIn.signIn();
    await standIn.switchOn({ fault: 'cluster-moved' });
    const claims = await standIn.send(
      'GET',
      `/auth/authentication/connect/accesstokenvalidation?token=${token}`,
    );
    expect(claims.json()).toMatchObject({ 'twf.clusterUrl': 'https://twinfield.example/cluster2' });
    expect((await standIn.ask(LIST, { token })).statusCode).toBe(404);
  });
});

it('fills an office with as many relations and ledgers as a measurement asks for', async () => {
  const fill = async (office: string, type: string, count: number) =>
    (await standIn.send('POST', '/_fill', { payload: { office, type, count } })).json();
  expect(await fill('VISSER/1004', 'CRD', 10_000)).toEqual({ added: 10_000 });
  expect(await fill('VISSER/1004', 'BAS', 2000)).toEqual({ added: 2000 });
  expect(await fill('VISSER/1001', 'CRD', 10_000)).toEqual({ added: 996 });
  expect(await fill('VISSER/9', 'CRD', 1)).toEqual({ error: 'office' });
  const list = '<list><type>dimensions</type><office>1004</office><dimtype>CRD</dimtype></list>';
  expect((await standIn.process(list)).children).toHaveLength(10_000 + 4 + 1);
});

it('starts over on request, with nothing booked and nobody signed in', async () => {
  const { access_token: token } = await standIn.signIn();
  await standIn.ask(aPurchase(), { token });
  await standIn.switchOn({ fault: 'lost' });
  await standIn.send('POST', '/_reset');
  expect(await standIn.transactions()).toEqual([]);
  expect((await standIn.send('GET', '/_faults')).json()).toMatchObject({ faults: [] });
  expect((await standIn.ask(LIST, { token })).statusCode).toBe(401);
});
