import type { Option } from '@boekwerk/shared/ui/select';
import type { LedgerAccount } from '../queries';
import { texts } from '../texts';

export type LedgerOptions = readonly Option<number>[];

/** Accounts to choose from, by code. */
export const optionsOf = (accounts: readonly Pick<LedgerAccount, 'id' | 'code' | 'name'>[]) =>
  accounts
    .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}`, code }))
    .sort((one, other) => one.code.localeCompare(other.code, 'nl', { numeric: true }))
    .map(({ value, label }): Option<number> => ({ value, label }));

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
