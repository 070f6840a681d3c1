import { readConfig } from '../config';
import { newHttp } from './new-http';

const clientSeen = async (GATEWAY_ADDRESS: string, remoteAddress: string) => {
  const http = newHttp(readConfig({ GATEWAY_ADDRESS, LOG_LEVEL: 'silent' }));
  http.get('/client', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  return (await http.inject({ url: '/client', headers, remoteAddress })).body;
};

it.each([
  ['', '127.0.0.1', '203.0.113.9'],
  ['', '::1', '203.0.113.9'],
  ['', '10.0.0.2', '10.0.0.2'],
  ['10.0.0.2', '10.0.0.2', '203.0.113.9'],
  ['10.0.0.2', '::ffff:10.0.0.2', '203.0.113.9'],
  ['10.0.0.2', '127.0.0.1', '127.0.0.1'],
  ['10.0.0.0/24, 10.1.0.2', '10.0.0.9', '203.0.113.9'],
])('with GATEWAY_ADDRESS=%s what %s says of who calls leads to %s', async (...given) => {
  const [gateway, from, client] = given;
  expect(await clientSeen(gateway, from)).toBe(client);
});

it('what the gateway says of who calls is read however much the caller said before', async () => {
  const http = newHttp(readConfig({ LOG_LEVEL: 'silent' }));
  http.get('/client', async ({ ip }) => ip);
  await http.listen({ port: 0, host: '127.0.0.1' });
  const many = Object.fromEntries(Array.from({ length: 1100 }, (_, n) => [`a${n}`, '']));
  const headers = { ...many, 'x-forwarded-for': '203.0.113.9' };
  const answer = await fetch(`${http.listeningOrigin}/client`, { headers });
  expect(await answer.text()).toBe('203.0.113.9');
  await http.close();
});

it('GATEWAY_ADDRESS=true, by which anyone chooses from where they come, is refused', () => {
  expect(() => readConfig({ GATEWAY_ADDRESS: 'true' })).toThrow('GATEWAY_ADDRESS');
});

it('serves what comes while it is told to stop, and closes its line', async () => {
  const http = newHttp(readConfig({ LOG_LEVEL: 'silent' }));
  http.get('/late', async () => 'served');
  const late: Response[] = [];
  http.addHook('preClose', async () => void late.push(await fetch(`${http.listeningOrigin}/late`)));
  await http.listen({ port: 0, host: '127.0.0.1' });
  await http.close();
  expect(late.map(({ status }) => status)).toEqual([200]);
  expect(late[0]?.headers.get('connection')).toBe('close');
});
