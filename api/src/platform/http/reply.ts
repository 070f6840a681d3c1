import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import * as v from 'valibot';

/**
 * A reply limited to the contract: fields that it does not name are never sent, whatever a query returned.
 *
 * @throws Error when the reply does not fit; that is a bug
 */
export function checkReply({ method, path, reply }: Endpoint, result: unknown): unknown {
  // Through JSON first, so that instants are text as on the wire.
  const wire = JSON.parse(JSON.stringify(result ?? null));
  const checked = v.safeParse(reply, wire);
  if (checked.success) return checked.output;

  const at = checked.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ');
  throw new Error(`${method} ${path} answers what its contract does not have: ${at}`);
}
