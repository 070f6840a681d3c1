import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/** As it stands is first: that is what `*` means, also for who refuses brotli beside it. */
export const acceptsBrotli = ({ headers }: FastifyRequest) =>
  negotiate(String(headers['accept-encoding'] ?? '').toLowerCase(), ['identity', 'br']) === 'br';
