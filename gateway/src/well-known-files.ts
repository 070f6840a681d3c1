import type { FastifyInstance } from 'fastify';

type Options = { securityContact: string; publicUrl: string };

const HALF_A_YEAR_MS = 182 * 24 * 3_600_000;
const TEXT = 'text/plain; charset=utf-8';

/** What programs ask every site for by a fixed name. */
export async function wellKnownFiles(app: FastifyInstance, options: Options): Promise<void> {
  // Behind the sign-in there is nothing to find, and before it nothing to read.
  app.get('/robots.txt', (_request, reply) =>
    reply.type(TEXT).send('User-agent: *\nDisallow: /\n'),
  );
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type(TEXT).send(securityText(options)),
  );
  app.get('/.well-known/*', (_request, reply) => reply.callNotFound());
}

/** Where to report a leak; it may be no older than a year. Source: RFC 9116. */
const securityText = ({ securityContact, publicUrl }: Options) =>
  [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl)}`,
    '',
  ].join('\n');
