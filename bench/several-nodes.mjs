import net from 'node:net';
import path from 'node:path';
import { freePort } from '../tools/ports.mjs';
import { startService } from '../tools/services.mjs';
import { apiOf, startWorld } from '../tools/world.mjs';

/**
 * Starts the product with several APIs, each with its worker, on one database and one folder of files; each connection of
 * the gateway goes to the next of them in turn.
 *
 * @param {Parameters<typeof startWorld>[0]} place
 * @param {number} nodes
 * @returns {ReturnType<typeof startWorld>}
 */
export async function startNodes(place, nodes) {
  const ports = [place.apiPort];
  while (ports.length < nodes) ports.push(await freePort());
  const balancer = await inTurn(ports);
  const { port } = balancer.address();
  const env = { ...place.env, API_URL: `http://127.0.0.1:${port}` };
  const world = await startWorld({ ...place, env });
  const others = [];
  for (const [n, apiPort] of ports.slice(1).entries())
    others.push(await startApi(place, { n, apiPort }));
  const stop = async () => {
    await world.stop();
    for (const other of others) await other.stop();
    balancer.close();
  };
  return { ...world, stop };
}

function startApi(place, { n, apiPort }) {
  const [, args, options] = apiOf({ ...place, apiPort });
  return startService(`API ${n + 2}`, args, {
    ...options,
    // One of them gives its figures.
    env: { ...options.env, METRICS_PORT: '' },
    log: path.join(place.dataDir, 'logs', `api-${n + 2}.log`),
  });
}

/** @returns {Promise<net.Server>} one that listens */
function inTurn(ports) {
  let next = 0;
  const server = net.createServer((incoming) => {
    const outgoing = net.connect(ports[next++ % ports.length], '127.0.0.1');
    incoming.on('error', () => outgoing.destroy()).pipe(outgoing);
    outgoing.on('error', () => incoming.destroy()).pipe(incoming);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
