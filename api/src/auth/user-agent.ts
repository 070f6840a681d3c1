import type { FastifyRequest } from 'fastify';

const MAX_LENGTH = 300;

/** What the browser says it is, cut off where it goes on without end. */
export const userAgentOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, MAX_LENGTH);
