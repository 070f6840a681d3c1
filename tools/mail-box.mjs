// A mail box that catches everything and shows it on a page: `node tools/mail-box.mjs <page's port> <SMTP port> <folder>`,
// and the address that it binds, if not this machine's own.
import { MailDev } from 'maildev';

const [web, smtp] = process.argv.slice(2, 4).map(Number);
const host = process.argv[5] ?? '127.0.0.1';
const own = ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${host}:${web}`);

process.umask(0o077);
const box = new MailDev({
  web,
  smtp,
  webIp: host,
  ip: host,
  mailDirectory: process.argv[4],
  maxEmails: 1000,
});
const { api } = await box.start();
guard(api.server.server);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => box.stop().finally(() => process.exit()));

/**
 * Lets nobody in but pages of its own: the box answers every origin by itself, so that any site somebody visits could
 * read their mail, and any name that a stranger lets point at this machine would do.
 *
 * @param {import('node:http').Server} server
 */
function guard(server) {
  for (const event of ['request', 'upgrade']) {
    const listeners = server.listeners(event);
    server.removeAllListeners(event);
    server.on(event, (request, answer, ...rest) => {
      if (isOwn(request.headers))
        for (const listener of listeners) listener.call(server, request, answer, ...rest);
      else if (event === 'request')
        answer.writeHead(403, { 'content-type': 'text/plain' }).end('403');
      else answer.destroy();
    });
  }
}

const isOwn = ({ host = '', origin }) =>
  own.includes(host) && (origin === undefined || own.some((name) => origin === `http://${name}`));
