import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { VAT } from '@boekwerk/shared/domain/vat/vat';
import type { Queries } from '../../../platform/database/connect';
import type { ListedLedgerAccount } from '../../ledger-accounts/store';
import { vatCodesOn } from '../../ledger-accounts/vat-codes-on';
import { findBookableDefaults, findOfficeCode } from '../../tax-defaults/store';
import type { Head, VatRow } from './read-row';

/** On what a rate is booked: its VAT code, and the account of what was bought or sold; null for what nobody knows. */
export type RateAccounts = {
  vat_ledger_account_id: number | null;
  ledger_account_id: number | null;
};

export type VatCodes = {
  isLinked: boolean;
  /** `null` for a code that the office does not have. */
  of: (
    invoice: Pick<Head, 'tag' | 'date'>,
    rate: Pick<VatRow, 'percentage' | 'code'>,
  ) => RateAccounts | null;
};

/** The kinds of VAT of a purchase or sale within the country. */
const DOMESTIC = [1, 2, 3] as const;

/**
 * What the rates of a sheet are in the linked office: as was chosen for a kind of VAT, else the first code of that rate on
 * the day of the invoice.
 *
 * @param dates of its invoices
 */
export async function findVatCodes(
  db: Queries,
  relation_id: number,
  dates: readonly IsoDate[],
): Promise<VatCodes> {
  const isLinked = (await findOfficeCode(db, relation_id)) !== undefined;
  const groups = isLinked ? await vatCodesOn(db, relation_id, dates) : [];
  const codesOn = new Map(groups.flatMap(({ dates, codes }) => dates.map((date) => [date, codes])));
  const defaults = isLinked ? await findBookableDefaults(db, relation_id) : [];

  const chosenFor = (isSale: boolean, percentage: number) => {
    const tax_id = DOMESTIC.find((id) => VAT[id].percentage === percentage);
    return defaults.find((chosen) => chosen.is_sale === isSale && chosen.tax_id === tax_id);
  };
  const byRate = ({ isSale, codes }: Side, percentage: number): RateAccounts => {
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
  const byCode = ({ isSale, codes }: Side, name: string): RateAccounts | null => {
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
    of: ({ tag, date }, { percentage, code }) => {
      const side = { isSale: tag === 'VRK', codes: codesOn.get(date) ?? [] };
      return percentage === null ? byCode(side, code) : byRate(side, percentage);
    },
  };
}

/** Purchases or sales, and the VAT codes as they are on the day of an invoice. */
type Side = { isSale: boolean; codes: readonly ListedLedgerAccount[] };
