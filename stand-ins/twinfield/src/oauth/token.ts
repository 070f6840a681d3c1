import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { put } from '../books/tables';
import { REFUSALS } from '../faults/kinds';
import { deliver } from '../soap/deliver';
import type { Client, StandIn } from '../stand-in';
import { clientOf } from './client-of';
import { idToken } from './id-token';
import { ACCESS_SECONDS, grantedBy, liveToken, newToken, revoked } from './tokens';

export const TOKEN = '/auth/authentication/connect/token';

type Form = Record<string, string | undefined>;
type Asked = FastifyRequest<{ Body: Form }>;

/** What an exchange gives, or the error of RFC 6749 §5.2. */
type Given = Record<string, string | number> | { error: string };

const GRANTS: Record<string, (standIn: StandIn, client: Client, form: Form) => Given> = {
  authorization_code: exchangeCode,
  refresh_token: refresh,
};

/** Codes and refresh tokens become tokens, for a client that knows its secret. */
export function token(app: FastifyInstance, standIn: StandIn) {
  app.post<{ Body: Form }>(TOKEN, async (request, reply) => {
    const client = clientOf(standIn, request.headers.authorization);
    if (!client)
      return refuse(reply.code(401).header('www-authenticate', 'Basic'), 'invalid_client');
    const fault = standIn.faults.take('token');
    const isRefused = fault && REFUSALS.some((name) => name === fault.fault);
    if (isRefused) return refuse(reply.code(429).header('retry-after', fault.seconds), 'slow_down');
    const given = fault && !fault.commits ? {} : give(standIn, client, request);
    const text = JSON.stringify(given);
    const status = 'error' in given ? 400 : 200;
    reply.header('cache-control', 'no-store');
    return deliver(standIn, reply, { status, text, shown: '', isJson: true }, fault);
  });
}

const refuse = (reply: FastifyReply, error: string) =>
  reply.header('cache-control', 'no-store').send({ error });

function give(standIn: StandIn, client: Client, { body }: Asked): Given {
  const type = body.grant_type ?? '';
  const exchange = Object.hasOwn(GRANTS, type) ? GRANTS[type] : undefined;
  return exchange ? exchange(standIn, client, body) : { error: 'unsupported_grant_type' };
}

/** A code works once, for its own client and address. Who brings it twice ends what it gave. Source: RFC 6749 §4.1.2. */
function exchangeCode({ books }: StandIn, client: Client, form: Form): Given {
  const grant = books.tables.grants.get(form.code ?? '');
  if (!grant || grant.client !== client.id) return { error: 'invalid_grant' };
  if (grant.isUsed) {
    books.commit(revoked(books, (each) => each.grant === grant.code));
    return { error: 'invalid_grant' };
  }
  if (grant.redirectUri !== form.redirect_uri || grant.expiresAt <= books.now().getTime())
    return { error: 'invalid_grant' };

  const access = newToken(books, 'access', grantedBy(grant));
  const isOffline = grant.scope.split(' ').includes('offline_access');
  const lasting = isOffline ? [newToken(books, 'refresh', grantedBy(grant))] : [];
  books.commit([
    put('grants', { ...grant, isUsed: true }),
    put('tokens', access),
    ...lasting.map((each) => put('tokens', each)),
  ]);
  return {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    ...Object.fromEntries(lasting.map(({ token }) => ['refresh_token', token])),
    id_token: idToken(books, client, grant),
  };
}

/** Another access token. The refresh token stays the same, unless they are told to change each time. */
function refresh({ books, faults }: StandIn, client: Client, form: Form): Given {
  const before = liveToken(books, 'refresh', form.refresh_token ?? '');
  if (!before || before.client !== client.id) return { error: 'invalid_grant' };
  const access = newToken(books, 'access', before);
  const after = faults.holds('refresh-rotates') ? newToken(books, 'refresh', before) : before;
  const changes = [put('tokens', access)];
  if (after !== before)
    changes.push(put('tokens', after), put('tokens', { ...before, isRevoked: true }));
  books.commit(changes);
  return {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: after.token,
  };
}
