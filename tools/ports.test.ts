import net from 'node:net';
import { freePort, takenPort, wantedPorts } from './ports.mjs';

it('gives no port twice, nor one that somebody who calls out could get meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('says which setting asks for a port that somebody has, or that another setting asks for', async () => {
  const [one, other] = [await freePort(), await freePort()];
  const two: [string, number][] = [
    ['PORT', one],
    ['API_PORT', other],
  ];
  expect(await takenPort(two)).toBeNull();
  expect(await takenPort([...two, ['ACCOUNTING_PORT', one]])).toContain(
    `Port ${one} is asked for twice: by PORT and by ACCOUNTING_PORT`,
  );
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(other, '127.0.0.1', resolve));
  expect(await takenPort(two)).toBe(
    `Port ${other} is in use. Choose another, for example: API_PORT=${other + 100} npm start`,
  );
  await new Promise((resolve) => server.close(resolve));
});

const PORTS = { port: 1, apiPort: 2, mailPort: 3, smtpPort: 4, accountingPort: 5 };

it.each([
  [{}, [1, 2, 3, 4, 5]],
  [{ SMTP_URL: 'smtp://elsewhere' }, [1, 2, 5]],
  [{ TWINFIELD_CLIENT_ID: 'ours' }, [1, 2, 3, 4]],
  [{ METRICS_PORT: '9464' }, [1, 2, 3, 4, 5, 9464, 9465]],
])('with %j looks whether it can have %j before anything starts', (env, ports) => {
  expect(wantedPorts(PORTS, env).map(([, number]) => number)).toEqual(ports);
});
