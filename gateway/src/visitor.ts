import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What decides which builds a browser gets: one of a hundred groups of browsers, and the company that was worked in last;
 * null where that is not known. Neither is a secret, or gives a right: who makes one up gets a build that was released.
 */
export type Visitor = { group: number | null; company: number | null };

const NOBODY: Visitor = { group: null, company: null };
const GROUPS = 100;
const HALF_YEAR = 180 * 24 * 3600;
const COOKIE = /(?:^|; *)releases=(\d{1,2})?\.(\d{1,10})?(?:;|$)/;

/** In a company that the page names, whatever its cookie says: of two tabs each may be in another one. */
export function visitorIn(request: FastifyRequest<{ Querystring: { company?: string } }>): Visitor {
  const before = visitorOf(request);
  const said = String(request.query.company);
  return { ...before, company: /^\d{1,10}$/.test(said) ? Number(said) : before.company };
}

/** As the cookie says; of who comes for the first time nothing is known. */
export function visitorOf({ headers }: Pick<FastifyRequest, 'headers'>): Visitor {
  const found = COOKIE.exec(headers.cookie ?? '');
  if (!found) return NOBODY;
  const [, group, company] = found;
  return { group: numberOf(group), company: numberOf(company) };
}

const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text));

/** In a group at random, to stay in. */
export const grouped = (visitor: Visitor): Visitor => ({ ...visitor, group: randomInt(GROUPS) });

/** Lets the browser stay who it is. It sends it along from links in mails as well, and scripts cannot read it. */
export function rememberVisitor(
  reply: FastifyReply,
  { group, company }: Visitor,
  isSecure: boolean,
): void {
  const value = `${group ?? ''}.${company ?? ''}`;
  const secure = isSecure ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `releases=${value}; Max-Age=${HALF_YEAR}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
