import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { logLines } from './log-lines';

/** Log settings. Bodies, headers, queries and codes in a path are never logged. */
export const logOptions = (level: string): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        stream: logLines,
        serializers: { err: (error) => describeError(error) as never }, // pino wants its own fixed shape
      };

type Described = { type: string; message: string; stack?: string; code?: unknown; cause?: unknown };

/** An error without what Drizzle and PostgreSQL tell about the values of a query. */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const message = withoutValues(error.message);
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message,
    ...(stack ? { stack: stack.join('\n') } : {}),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

const withoutValues = (message: string) => message.split('\nparams:', 1)[0] ?? '';

/** One line per call, with the pattern of the route and the number in it. */
export function logRequests(http: FastifyInstance) {
  http.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        ...traceOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    );
  });
}

/** Fields to find a call by: what was called, from where and by whom; nothing of what was sent. */
export const traceOf = (request: FastifyRequest) => ({
  call: `${request.method} ${routeOf(request)}`,
  client: request.ip,
  user_id: request.caller?.user_id ?? request.signingIn ?? undefined,
  relation_id: request.caller?.relation_id,
});

function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  if (!pattern) return '(no route)';
  const { id } = (request.params ?? {}) as { id?: string };
  return /^\d{1,10}$/.test(id ?? '') ? pattern.replace(':id', String(id)) : pattern;
}
