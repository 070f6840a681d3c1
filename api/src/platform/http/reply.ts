import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import * as v from 'valibot';

/**
 * A reply as the contract has it: what it does not name never leaves the house, whatever a query returned.
 *
 * @throws Error when the reply does not fit; that is a defect of ours
 */
export function checkReply({ method, path, reply }: Endpoint, result: unknown): unknown {
  // Through JSON first, so that instants are text as on the wire.
  const wire = JSON.parse(JSON.stringify(result ?? null));
  const checked = v.safeParse(reply, wire);
  if (checked.success) return checked.output;

  const at = checked.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ');
  throw new Error(`${method} ${path} answers what its contract does not have: ${at}`);
}
