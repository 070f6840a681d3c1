import type { Option } from '@boekwerk/shared/ui/select';
import type { LedgerAccount } from '../queries';
import { texts } from '../texts';

export type LedgerOptions = readonly Option<number>[];

/** Accounts to choose from, by code; VAT codes with what they cost today. */
export const optionsOf = (accounts: readonly LedgerAccount[]): LedgerOptions =>
  accounts
    .toSorted((one, other) => one.code.localeCompare(other.code, 'nl', { numeric: true }))
    .map(({ id, code, name, vat_percentage: vat }) => ({
      value: id,
      label: vat === null ? `${code} ${name}` : texts.vatCode(`${code} ${name}`, vat),
    }));

/** With what was chosen before and is gone from the package, to be seen and not chosen again. */
export function withEnded(
  options: LedgerOptions,
  chosen: number | null,
  name: string = texts.endedAccount,
): LedgerOptions {
  if (chosen === null || isOffered(options, chosen)) return options;
  return [{ value: chosen, label: name, disabled: true }, ...options];
}

export const isOffered = (options: LedgerOptions, chosen: number | null): boolean =>
  chosen === null || options.some(({ value }) => value === chosen);
