import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { VAT } from '@boekwerk/shared/domain/vat/vat';
import type { Queries } from '../../../platform/database/connect';
import { findActive } from '../../ledger-accounts/store';
import { findBookableDefaults, findOfficeCode } from '../../tax-defaults/store';
import type { VatRow } from './read-row';

/** On what a rate is booked: its VAT code, and the account of what was bought or sold; null for what nobody knows. */
export type RateAccounts = {
  vat_ledger_account_id: number | null;
  ledger_account_id: number | null;
};

export type VatCodes = {
  isLinked: boolean;
  /** `null` for a code that the office does not have. */
  of: (tag: Tag, rate: Pick<VatRow, 'percentage' | 'code'>) => RateAccounts | null;
};

/** The kinds of VAT of a purchase or sale within the country. */
const DOMESTIC = [1, 2, 3] as const;

/** What the rates of a sheet are in the linked office: as was chosen for a kind of VAT, else the first code of that rate. */
export async function findVatCodes(db: Queries, relation_id: number): Promise<VatCodes> {
  const isLinked = (await findOfficeCode(db, relation_id)) !== undefined;
  const codes = isLinked ? await findActive(db, relation_id, { type: LedgerType.vat }) : [];
  const defaults = isLinked ? await findBookableDefaults(db, relation_id) : [];

  const chosenFor = (isSale: boolean, percentage: number) => {
    const tax_id = DOMESTIC.find((id) => VAT[id].percentage === percentage);
    return defaults.find((chosen) => chosen.is_sale === isSale && chosen.tax_id === tax_id);
  };
  const byRate = (isSale: boolean, percentage: number): RateAccounts => {
    const chosen = chosenFor(isSale, percentage);
    const first = codes.find(
      (code) =>
        code.vat_is_sale === isSale &&
        code.vat_percentage === percentage &&
        !code.vat_is_reversed &&
        !code.vat_is_within_union,
    );
    return {
      vat_ledger_account_id: chosen?.ledger_account_id ?? first?.id ?? null,
      ledger_account_id: chosen?.default_ledger_account_id ?? null,
    };
  };
  const byCode = (isSale: boolean, name: string): RateAccounts | null => {
    const code = codes.find((each) => each.code === name && each.vat_is_sale === isSale);
    if (!code) return isLinked ? null : { vat_ledger_account_id: null, ledger_account_id: null };
    const chosen = defaults.find(
      (each) => each.is_sale === isSale && each.ledger_account_id === code.id,
    );
    const usual = chosenFor(isSale, code.vat_percentage ?? 0);
    return {
      vat_ledger_account_id: code.id,
      ledger_account_id: (chosen ?? usual)?.default_ledger_account_id ?? null,
    };
  };
  return {
    isLinked,
    of: (tag, { percentage, code }) =>
      percentage === null ? byCode(tag === 'VRK', code) : byRate(tag === 'VRK', percentage),
  };
}
