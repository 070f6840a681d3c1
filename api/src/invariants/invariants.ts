import { AUTH_INVARIANTS } from '../auth/invariants/invariants';
import { BOOKKEEPING_INVARIANTS } from '../bookkeeping/invariants/invariants';
import { INVOICING_INVARIANTS } from '../invoicing/invariants/invariants';
import { fileIsThere } from '../platform/invariants/file-is-there';
import type { Invariant } from '../platform/invariants/invariant';
import { oneAuditRow } from '../platform/invariants/one-audit-row';
import { RELATION_INVARIANTS } from '../relations/invariants/invariants';

/** All that must always be so, of the whole product; each group says what must be of its own. */
export const INVARIANTS: readonly Invariant[] = [
  fileIsThere,
  oneAuditRow,
  ...AUTH_INVARIANTS,
  ...RELATION_INVARIANTS,
  ...INVOICING_INVARIANTS,
  ...BOOKKEEPING_INVARIANTS,
];
