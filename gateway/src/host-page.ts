import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Builds } from './builds';
import { contentSecurityPolicy } from './content-security-policy';
import { sampling } from './figures/sampling';
import { firstLookOf } from './first-look';
import { LIVE_RELOAD_SCRIPT } from './live-reload';
import { refuse } from './refuse';
import type { ReleasedRemote, Releases } from './releases';
import { TEXTS } from './texts';
import { grouped, rememberVisitor, type Visitor, visitorOf } from './visitor';

type Options = {
  releases: Releases;
  builds: Builds;
  isDevelopment: boolean;
  isSecure: boolean;
  errorReports: string;
};

/** Every address that is no file and no call is the page: the router in it knows them. */
export async function hostPage(app: FastifyInstance, options: Options): Promise<void> {
  const shareOfAll = sampling();
  app.get('/*', (request, reply) => {
    const visitor = welcome(request, reply, options);
    const page = options.builds.file('host', options.releases.host(visitor) ?? '', 'index.html');
    if (!page) return refuse(request, reply, { status: 503, message: TEXTS.noBuild });

    const publicRemote = remoteOfPublicPage(request.url, options.releases.remotes(visitor));
    const nonce = randomBytes(16).toString('base64');
    const html = filled(page.bytes.toString('utf8'), {
      nonce,
      release: options.releases.name(visitor),
      'release-by-company': options.releases.canaries().byCompany ? 'yes' : 'no',
      'error-reports': options.errorReports,
      ...firstLookOf(request, publicRemote !== undefined),
      figures: (hasCanary(visitor, options.releases) ? 1 : shareOfAll()).toFixed(3),
    });
    setHeaders(reply, nonce, options);
    if (publicRemote) setPreloads(reply, publicRemote);
    reply.type('text/html; charset=utf-8');
    return options.isDevelopment ? html.replace('</head>', `${LIVE_RELOAD_SCRIPT}</head>`) : html;
  });
}

/** Who comes while some browsers get a canary is in a group from now on, and stays in it. */
function welcome(
  request: FastifyRequest,
  reply: FastifyReply,
  { releases, isSecure }: Options,
): Visitor {
  const visitor = visitorOf(request);
  if (visitor.group !== null || !releases.canaries().byPercent) return visitor;
  const newcomer = grouped(visitor);
  rememberVisitor(reply, newcomer, isSecure);
  return newcomer;
}

/** Whether any of its builds is one that only some get: there are few such pages, and each says something. */
const hasCanary = (visitor: Visitor, { buildOf, trials }: Releases) =>
  trials().some(({ name, build }) => buildOf(name, visitor) === build);

/** The page with its `{placeholders}` filled in; what comes from configuration cannot end the attribute it is in. */
const filled = (html: string, values: Record<string, string>): string =>
  html.replace(/\{([\w-]+)\}/g, (whole, name: string) =>
    (values[name] ?? whole).replace(/&/g, '&amp;').replace(/"/g, '&quot;'),
  );

function setHeaders(
  reply: FastifyReply,
  nonce: string,
  { isDevelopment, errorReports }: Options,
): void {
  const policy = `content-security-policy${isDevelopment ? '-report-only' : ''}`;
  reply.headers({
    [policy]: contentSecurityPolicy(nonce, errorReports),
    'reporting-endpoints': 'csp="/csp-report"',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cache-control': 'no-store',
  });
}

/** Whoever is not signed in yet needs two files that the page only asks for later: they may start at once. */
function setPreloads(reply: FastifyReply, { entry }: ReleasedRemote): void {
  reply.header('link', [
    '</remotes.json>; rel=preload; as=fetch; crossorigin',
    `<${entry}>; rel=preload; as=script`,
  ]);
}

/** The remote whose page for anyone is at an address. */
function remoteOfPublicPage(url: string, remotes: ReleasedRemote[]): ReleasedRemote | undefined {
  const [pathname = ''] = url.split('?', 1);
  return remotes.find((one) => hasPublicPage(one, pathname));
}

function hasPublicPage({ manifest }: ReleasedRemote, pathname: string): boolean {
  const pages = manifest?.pages;
  if (!Array.isArray(pages)) return false;
  return pages.some((page) => page?.path === pathname && page.right === 'anyone');
}
