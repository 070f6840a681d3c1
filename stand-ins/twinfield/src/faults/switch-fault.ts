import { expired, revoked } from '../oauth/tokens';
import type { StandIn } from '../stand-in';
import type { Fault, Listed } from './fault-list';
import type { Momentary } from './kinds';
import { type FaultInput, readFault } from './read-fault';

/**
 * Switches a fault on; `null` for one that is over when it is done.
 *
 * @throws FaultError with the name of the field that does not fit
 */
export function switchFault({ books, faults }: StandIn, input: FaultInput): Listed<Fault> | null {
  const fault = readFault(books, input);
  if (typeof fault !== 'string') return faults.add(fault);
  const changes: Record<Momentary, () => void> = {
    'revoke-tokens': () => books.commit(revoked(books, () => true)),
    'expire-tokens': () => books.commit(expired(books)),
  };
  changes[fault]();
  return null;
}

/** Back to the seed, without faults: as it was on the first day. */
export function startOver({ books, faults, fairUse, exchanges }: StandIn) {
  books.reset();
  faults.clear();
  fairUse.reset();
  exchanges.clear();
}
