import { brotliCompressSync, constants } from 'node:zlib';
import { type Endpoint, isWrite } from '@boekwerk/shared/contract/endpoint';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import type { EndpointCall } from './endpoint-call';

/** Below this an answer travels in a few packets anyhow, above it there is no list: it is better sent as it is made. */
const LEAST_BYTES = 4096;
const MOST_BYTES = 1024 * 1024;
/** A link to a file lets in whoever holds it. */
const SIGNED_LINK = '/api/files/';

/** Quick rather than small: a list of a hundred rows is a tenth of what it was in a third of a millisecond. */
const QUALITY = 3;

/**
 * An answer as it is sent: brotli for who takes it. The length of what is compressed says something of what is in it to
 * who may choose a part of it, so only reads for who is signed in are, and none that holds a secret or a link.
 */
export function compressed(
  { endpoint, request, reply }: Pick<EndpointCall, 'endpoint' | 'request' | 'reply'>,
  text: string,
): string | Buffer {
  if (!isCompressible(endpoint, text)) return text;
  reply.header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return text;
  reply.header('content-encoding', 'br');
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

const isCompressible = (endpoint: Endpoint, text: string) =>
  text.length >= LEAST_BYTES &&
  text.length <= MOST_BYTES &&
  !isWrite(endpoint) &&
  endpoint.right !== 'anyone' &&
  !endpoint.isToldOnce &&
  !text.includes(SIGNED_LINK);

/** As it stands is first: that is what `*` means, also for who refuses brotli beside it. */
const takesBrotli = ({ headers }: FastifyRequest) =>
  negotiate(String(headers['accept-encoding'] ?? '').toLowerCase(), ['identity', 'br']) === 'br';
