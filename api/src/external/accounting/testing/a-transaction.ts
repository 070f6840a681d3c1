import { fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import type { TransactionLine, TransactionRequest } from '../transaction';

/** A line of a supplier's invoice; only what matters to a test is stated. */
export const aLine = (line: Partial<TransactionLine> = {}): TransactionLine => ({
  ledger_code: '4300',
  cost_centre_code: null,
  project_code: null,
  value: 100,
  vat: 21,
  vat_code: 'IH',
  is_reverse_charge: false,
  supply: null,
  description: 'Papier',
  ...line,
});

/** A supplier's invoice; the total is that of its lines. */
export function aPurchase(request: Partial<TransactionRequest> = {}): TransactionRequest {
  const lines = request.lines ?? [aLine()];
  return {
    office_code: '1001',
    journal_code: 'INK',
    is_sale: false,
    is_credit: false,
    destiny: 'temporary',
    date: `${new Date().getUTCFullYear()}-03-14`,
    due_date: null,
    currency: 'EUR',
    invoice_number: 'F-2026-17',
    free_text: null,
    relation_code: '2000',
    ledger_code: null,
    description: 'Kantoorshop',
    total: totalOf(lines),
    ...request,
    lines,
  };
}

/** An invoice of ours. */
export const aSale = (request: Partial<TransactionRequest> = {}): TransactionRequest =>
  aPurchase({
    journal_code: 'VRK',
    is_sale: true,
    relation_code: '1000',
    lines: [aLine({ ledger_code: '8000', vat_code: 'VH' })],
    ...request,
  });

const totalOf = (lines: readonly TransactionLine[]) =>
  fromCents(sum(lines.flatMap(({ value, vat }) => [toCents(value), toCents(vat)])));
