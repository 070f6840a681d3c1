import type { MissingCode } from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Queries } from '../../platform/database/connect';
import { findMatchingRule, type RuleInOffice } from './match-store';

/** A rule of the firm, with what its codes are in the office of a company; without those that are missing it cannot be used. */
export type RuleOfSupplier = RuleInOffice & { missing: MissingCode[] };

/**
 * How a supplier of a company is booked by the rules of the firm through which its books are linked: of several rules by
 * the one that is surest of whom it is for. Null when there is none.
 */
export async function ruleFor(
  db: Queries,
  relation_id: number,
  supplier_id: number,
): Promise<RuleOfSupplier | null> {
  const rule = await findMatchingRule(db, relation_id, supplier_id);
  if (!rule) return null;
  const codes: (MissingCode & { id: number | null })[] = [
    { type: LedgerType.profitAndLoss, code: rule.ledger_code, id: rule.ledger_account_id },
    { type: LedgerType.vat, code: rule.vat_code, id: rule.vat_ledger_account_id },
    {
      ...{ type: LedgerType.costCentre, code: rule.cost_centre_code },
      id: rule.cost_place_ledger_account_id,
    },
  ];
  const missing = codes.filter(({ code, id }) => code !== '' && id === null);
  return { ...rule, missing: missing.map(({ type, code }) => ({ type, code })) };
}
