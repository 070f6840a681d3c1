import type { MissingCode } from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { texts } from './texts';

/** Codes that an office does not have, as a part of a sentence: `rekening 4500, btw-code IH`. */
export const namesOf = (missing: readonly MissingCode[]): string => missing.map(named).join(', ');

function named({ type, code }: MissingCode): string {
  if (type === LedgerType.vat) return texts.vat(code);
  return type === LedgerType.costCentre ? texts.costCentre(code) : texts.ledger(code);
}
