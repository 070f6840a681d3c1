import type { IncomingMessage } from 'node:http';

/** What an API says with each answer while it is about to stop. */
export const LEAVING = 'x-leaving';
/** How long an address is avoided after that: what stands there then is asked anew. */
const AVOIDED_MS = 10_000;

/** The addresses at which an API is about to stop, or has just ended. */
export function leavingNodes() {
  const leftAt = new Map<string, number>();
  const avoid = (address: string | undefined) => {
    if (address) leftAt.set(address, Date.now());
  };
  return {
    avoid,
    /** Takes an answer of an API. */
    note({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
      if (headers[LEAVING] !== undefined) avoid(socket.remoteAddress);
    },
    /** When it did so, in milliseconds; 0 when it did not, or long ago. */
    leftAt(address: string): number {
      const at = leftAt.get(address) ?? 0;
      return Date.now() - at < AVOIDED_MS ? at : 0;
    },
  };
}
