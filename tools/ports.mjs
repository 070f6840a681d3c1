import net from 'node:net';
import { stop } from './say.mjs';

/** A port nobody uses now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

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

/** Ends with the name of a port that somebody else has, and how to choose another. */
export async function refuseTakenPorts({ port, apiPort, mailPort, smtpPort, accountingPort }) {
  const wanted = [
    ['PORT', port],
    ['API_PORT', apiPort],
    ...(process.env.SMTP_URL
      ? []
      : [
          ['MAIL_PORT', mailPort],
          ['MAIL_PORT', smtpPort],
        ]),
    ...(process.env.TWINFIELD_CLIENT_ID ? [] : [['ACCOUNTING_PORT', accountingPort]]),
  ];
  for (const [name, number] of wanted)
    if (await isTaken(number))
      stop(
        `Port ${number} is in use. Choose another, for example: ${name}=${number + 100} npm start`,
      );
}

const isTaken = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });
