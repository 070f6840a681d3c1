import fastify, { type FastifyInstance } from 'fastify';
import { openBooks } from './books/books';
import { exchangeList } from './exchanges';
import { type FairUseMode, fairUse } from './fair-use/fair-use';
import { faultCall } from './faults/fault-call';
import { faultList } from './faults/fault-list';
import { finder } from './finder/finder';
import { authorize } from './oauth/authorize';
import { token } from './oauth/token';
import { validation } from './oauth/validation';
import { ownPagesOnly } from './page/own-pages-only';
import { pages } from './page/pages';
import { TEXTS } from './page/texts';
import { periodService } from './periods/period-service';
import { processXml } from './process-xml/process-xml';
import { serve } from './soap/serve';
import type { StandIn, StandInOptions } from './stand-in';

/** A transaction of a thousand lines is half of this. */
const LARGEST_BODY = 2 * 1024 * 1024;

export type Settings = StandInOptions & {
  /** Where it listens, on this machine. */
  port: number;
  fairUse?: FairUseMode;
  now?: () => Date;
};

/** The accounting package as others see it: sign-in and web services for servers, pages for people. */
export function createStandIn(settings: Settings): FastifyInstance {
  const now = settings.now ?? (() => new Date());
  const standIn: StandIn = {
    options: settings,
    books: openBooks(settings.folder, now),
    faults: faultList(),
    fairUse: fairUse(settings.fairUse ?? 'off', now),
    exchanges: exchangeList(),
  };
  const app = fastify({
    logger: { level: 'warn' },
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
  });
  app.addHook('onClose', async () => standIn.books.close());
  readBodies(app);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send(TEXTS.notFound),
  );

  for (const service of [processXml, finder, periodService]) serve(app, standIn, service);
  token(app, standIn);
  validation(app, standIn);
  app.register(async (own) => {
    ownPagesOnly(own, settings.publicUrl, settings.port);
    authorize(own, standIn);
    pages(own, standIn);
    faultCall(own, standIn);
  });
  return app;
}

/** Forms as names and values, XML as the bytes that came in. */
function readBodies(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser(
    ['text/xml', 'application/xml'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}
