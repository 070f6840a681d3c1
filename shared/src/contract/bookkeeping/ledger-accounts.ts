import * as v from 'valibot';
import { LEDGER_TYPES } from '../../domain/ledger/ledger-type';
import { endpoint } from '../endpoint';

/** An account of the accounting package, as it was synchronised. */
export const LedgerAccount = v.object({
  id: v.number(),
  code: v.string(),
  name: v.string(),
  type: v.picklist(LEDGER_TYPES),
  active: v.boolean(),
});
export type LedgerAccount = v.InferOutput<typeof LedgerAccount>;

export const listLedgerAccounts = endpoint({
  summary: 'Active accounts of the accounting package, by code; none while it is not connected',
  method: 'GET',
  path: '/administrations/v1/ledgeraccounts',
  right: 'invoicing',
  query: v.object({
    type: v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.picklist(LEDGER_TYPES)),
    ),
  }),
  reply: v.array(LedgerAccount),
});
