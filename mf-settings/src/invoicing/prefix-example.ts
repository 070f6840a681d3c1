import type { PrefixForm } from '@boekwerk/shared/contract/prefix';
import { isDate, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { invoiceNumber } from '@boekwerk/shared/domain/invoice/invoice-number';

type Typed = { [Key in keyof PrefixForm]?: PrefixForm[Key] | null };

/** The first number that invoices get with a prefix; empty while that cannot be told. */
export function prefixExample({ prefix, start_date, start_number }: Typed): string {
  if (!start_date || !isDate(start_date) || !start_number) return '';
  return invoiceNumber((prefix ?? '').trim(), yearOf(start_date), start_number);
}
