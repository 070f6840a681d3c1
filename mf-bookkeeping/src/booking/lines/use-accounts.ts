import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Option } from '@boekwerk/shared/ui/select';
import { useMemo } from 'react';
import { useLedgers } from '../queries';
import { texts } from '../texts';

export type Accounts = ReturnType<typeof useAccounts>;

const NONE: readonly LedgerAccount[] = [];

/** What a line can be booked on; VAT codes of sales and of purchases are not each other's. The same while they are the same. */
export function useAccounts(tag: Tag | null) {
  const result = useLedgers(LedgerType.profitAndLoss).data;
  const balance = useLedgers(LedgerType.balance).data;
  const vat = useLedgers(LedgerType.vat).data ?? NONE;
  const costCentres = useLedgers(LedgerType.costCentre).data ?? NONE;
  const projects = useLedgers(LedgerType.project).data ?? NONE;
  return useMemo(() => {
    const isOther = tag === 'INK';
    const codes = vat.filter(({ vat_is_sale }) => vat_is_sale !== isOther);
    return {
      ledgers: optionsOf(result && balance ? [...result, ...balance] : NONE),
      /** Of the header: those of the balance first. */
      controls: optionsOf(result && balance ? [...balance, ...result] : NONE),
      vatCodes: optionsOf(codes),
      costCentres: optionsOf(costCentres),
      projects: optionsOf(projects),
      /** VAT codes of which a line of a sale says what is sold. */
      withinUnion: new Set(
        codes.filter((code) => code.vat_is_within_union === true).map(({ id }) => id),
      ) as ReadonlySet<number>,
    };
  }, [tag, result, balance, vat, costCentres, projects]);
}

/** What is said of a chosen account that is not among the options: it is gone, once it is known which there are. */
export const nameOfUnknown = (options: readonly Option<number>[]): string =>
  options.length === 0 ? texts.empty : texts.lines.ended;

const optionsOf = (accounts: readonly LedgerAccount[]): readonly Option<number>[] =>
  accounts.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));
