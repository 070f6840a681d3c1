import type { FastifyInstance, FastifyReply } from 'fastify';
import { put } from '../books/tables';
import type { User } from '../books/types';
import { sendPage } from '../page/send-page';
import type { StandIn } from '../stand-in';
import { type Authorization, type Query, readAuthorization, withQuery } from './authorization';
import { consentPage, refusedPage } from './consent-page';
import { newSecret } from './tokens';

export const AUTHORIZE = '/auth/authentication/connect/authorize';
/** How long a code is good for. */
const CODE_MS = 5 * 60_000;

type Asked = { Querystring: Query };
type Decided = { Body: Query };

/** The consent page, and what the user decides on it. */
export function authorize(app: FastifyInstance, standIn: StandIn) {
  app.get<Asked>(AUTHORIZE, async (request, reply) => {
    const asked = readAuthorization(standIn, request.query);
    if ('isRefused' in asked) return sendPage(reply.code(400), refusedPage(asked.reason));
    if ('location' in asked) return reply.redirect(asked.location);
    return sendPage(reply, consentPage(standIn, asked), new URL(asked.redirectUri).origin);
  });

  app.post<Decided>(AUTHORIZE, async (request, reply) => {
    const asked = readAuthorization(standIn, request.body);
    if ('isRefused' in asked) return sendPage(reply.code(400), refusedPage(asked.reason));
    if ('location' in asked) return reply.redirect(asked.location);
    return decide(standIn, asked, request.body, reply);
  });
}

function decide(standIn: StandIn, asked: Authorization, said: Query, reply: FastifyReply) {
  const { redirectUri, state } = asked;
  const user = standIn.books.tables.users.get(said.user ?? '');
  if (said.decision !== 'allow' || !user)
    return reply.redirect(withQuery(redirectUri, { error: 'access_denied', state }), 303);
  return reply.redirect(withQuery(redirectUri, { code: grant(standIn, asked, user), state }), 303);
}

/** Writes down what the user allows, and gives the code for it. */
function grant({ books }: StandIn, asked: Authorization, user: User): string {
  const code = newSecret();
  books.commit([
    put('grants', {
      code,
      client: asked.client.id,
      redirectUri: asked.redirectUri,
      scope: asked.scope,
      nonce: asked.nonce,
      organisation: user.organisation,
      user: user.code,
      expiresAt: books.now().getTime() + CODE_MS,
      isUsed: false,
    }),
  ]);
  return code;
}
