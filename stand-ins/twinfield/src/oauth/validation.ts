import type { FastifyInstance } from 'fastify';
import type { StandIn } from '../stand-in';
import { claimsOf } from './claims';
import { liveToken } from './tokens';

const VALIDATION = '/auth/authentication/connect/accesstokenvalidation';
const USER = '/auth/authentication/connect/userinfo';

/** What a token stands for: for whoever has it, and for its bearer. */
export function validation(app: FastifyInstance, standIn: StandIn) {
  app.get<{ Querystring: { token?: string } }>(VALIDATION, async ({ query }, reply) => {
    const token = liveToken(standIn.books, 'access', query.token ?? '');
    if (!token) return reply.code(400).send({ error: 'invalid_token' });
    const seconds = (moment: number) => Math.floor(moment / 1000);
    return {
      aud: `${standIn.options.publicUrl}/auth/authentication/resources`,
      iss: `${standIn.options.publicUrl}/auth/authentication`,
      nbf: seconds(token.issuedAt),
      exp: seconds(token.expiresAt),
      client_id: token.client,
      scope: token.scope.split(' '),
      auth_time: seconds(token.issuedAt),
      idp: 'idsrv',
      amr: ['password'],
      ...claimsOf(standIn, token),
    };
  });

  app.get(USER, async ({ headers }, reply) => {
    const [scheme, said = ''] = (headers.authorization ?? '').split(' ');
    const token =
      scheme?.toLowerCase() === 'bearer' ? liveToken(standIn.books, 'access', said) : undefined;
    if (!token) return reply.code(401).header('www-authenticate', 'Bearer').send();
    return claimsOf(standIn, token);
  });
}
