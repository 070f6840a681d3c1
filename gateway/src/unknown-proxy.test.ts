import { aGateway } from './testing/a-gateway';

/** What the log says when a proxy hands on two requests. */
async function saidOf(trustedProxies: string[], headers: Record<string, string>) {
  const gateway = aGateway({ wwwDir: __dirname, releaseKeys: null, trustedProxies });
  const warn = jest.spyOn(gateway.log, 'warn').mockImplementation(() => {});
  for (let turn = 0; turn < 2; turn += 1)
    await gateway.inject({ url: '/robots.txt', headers, remoteAddress: '10.0.0.2' });
  return warn.mock.calls;
}

const FORWARDED = { 'x-forwarded-for': '203.0.113.9' };

it.each([[[]], [['127.0.0.1']], [['10.0.0.3', '10.1.0.0/16']]])(
  'a proxy in front that is not believed is told of once, when TRUST_PROXY is %j',
  async (trusted) => {
    expect(await saidOf(trusted, FORWARDED)).toEqual([
      [{ address: '10.0.0.2' }, expect.any(String)],
    ]);
  },
);

it('one that is believed is not told of, nor who comes by none', async () => {
  expect(await saidOf(['10.0.0.0/24'], FORWARDED)).toEqual([]);
  expect(await saidOf([], {})).toEqual([]);
});
