import type { VatCode } from '../../../external/accounting/master-data';
import type { Ask } from './ask';
import type { ReadAccount, ReadPercentage } from './store-accounts';

/** The active VAT codes, each with what it costs from which day. */
export async function readVatCodes(ask: Ask) {
  const named = await ask((accounting, access) => accounting.listVatCodes(access));
  const found: VatCode[] = [];
  for (const code of new Set(named.map((each) => each.code))) {
    const vat = await ask((accounting, access) => accounting.readVatCode(access, code));
    if (vat?.is_active) found.push({ ...vat, code });
  }
  const accounts: ReadAccount[] = found.map((vat) => ({
    code: vat.code,
    name: vat.name,
    vat_is_sale: vat.is_sale,
    vat_is_reversed: vat.is_reverse_charge,
    vat_is_within_union: vat.is_intra_community,
    vat_group: vat.percentages.at(-1)?.accounts.at(0)?.group ?? '',
  }));
  const percentages: ReadPercentage[] = found.flatMap(({ code, percentages: each }) =>
    each.map(({ from_date, percentage }) => ({ code, from_date, percentage })),
  );
  return { accounts, percentages };
}
