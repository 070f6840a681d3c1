import type { IncomingMessage } from 'node:http';

/** What an API says with each answer while it is about to stop. */
export const LEAVING = 'x-leaving';
/** How long an address is avoided that said so last: what stands there afterwards is asked anew. */
const AVOIDED_MS = 10_000;

/** The addresses at which an API is about to stop. */
export function leavingNodes() {
  const saidAt = new Map<string, number>();
  return {
    /** Takes an answer of an API. */
    note({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
      const { remoteAddress } = socket;
      if (headers[LEAVING] !== undefined && remoteAddress) saidAt.set(remoteAddress, Date.now());
    },
    has: (address: string): boolean => Date.now() - (saidAt.get(address) ?? 0) < AVOIDED_MS,
  };
}
