import { randomInt } from 'node:crypto';
import net from 'node:net';
import { stop } from './say.mjs';

/**
 * Out of what the system gives to who calls somebody: one of those could be gone between now and when it is listened to
 * (Linux takes them from 32768, others from 49152).
 */
const [FIRST, PAST] = [20_000, 32_000];
/** Each process begins elsewhere, and goes round. */
let next = randomInt(FIRST, PAST);

/** A port that nobody uses now, and that nobody here was given before. */
export async function freePort() {
  for (let tries = FIRST; tries < PAST; tries++) {
    const port = next;
    next = port + 1 < PAST ? port + 1 : FIRST;
    if (!(await isTaken(port))) return port;
  }
  throw new Error(`No port from ${FIRST} to ${PAST} can be had`);
}

/** Ports for a product of its own: gateway, API, mail box, accounting package. */
export async function freePorts() {
  const [port, apiPort, mailPort, smtpPort, accountingPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  return { port, apiPort, mailPort, smtpPort, accountingPort };
}

/** Ends with the name of a port that somebody else has, or another of ours, and how to choose another. */
export async function refuseTakenPorts(ports) {
  const problem = await takenPort(wantedPorts(ports, process.env));
  if (problem) stop(problem);
}

/**
 * The ports that a product listens to, each with the setting that it is of.
 *
 * @returns {[string, number][]}
 */
export function wantedPorts({ port, apiPort, mailPort, smtpPort, accountingPort }, env) {
  const metrics = Number(env.METRICS_PORT);
  return [
    ['PORT', port],
    ['API_PORT', apiPort],
    ...(env.SMTP_URL ? [] : of('MAIL_PORT', mailPort, smtpPort)),
    ...(env.TWINFIELD_CLIENT_ID ? [] : of('ACCOUNTING_PORT', accountingPort)),
    // Of the API, and of the gateway.
    ...(metrics ? of('METRICS_PORT', metrics, metrics + 1) : []),
  ];
}

const of = (name, ...ports) => ports.map((port) => [name, port]);

/**
 * @param {[string, number][]} wanted ports, each with the setting that it is of
 * @returns {Promise<string | null>} which one cannot be had, in words; null when all can
 */
export async function takenPort(wanted) {
  for (const [at, [name, number]] of wanted.entries()) {
    const choose = `Choose another, for example: ${name}=${number + 100} npm start`;
    const twin = wanted.slice(0, at).find(([, other]) => other === number);
    if (twin)
      return `Port ${number} is asked for twice: by ${twin[0]} and by ${name} (MAIL_PORT and METRICS_PORT take the one after it as well). ${choose}`;
    if (await isTaken(number)) return `Port ${number} is in use. ${choose}`;
  }
  return null;
}

const isTaken = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });
