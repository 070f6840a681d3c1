import { UnreadableAnswer } from '../../../external/accounting/accounting-error';
import type { VatCode } from '../../../external/accounting/master-data';
import type { Ask } from './ask';
import type { ReadAccount, ReadPercentage } from './store-accounts';

/** The active VAT codes, each with what it costs from which day; and those of which that cannot be read, with why. */
export async function readVatCodes(ask: Ask) {
  const named = await ask((accounting, access) => accounting.listVatCodes(access));
  const found: VatCode[] = [];
  const unreadable: { code: string; err: UnreadableAnswer }[] = [];
  for (const code of new Set(named.map((each) => each.code))) {
    const vat = await ask((accounting, access) => accounting.readVatCode(access, code)).catch(
      (error: unknown) => {
        if (!(error instanceof UnreadableAnswer)) throw error;
        unreadable.push({ code, err: error });
        return null;
      },
    );
    if (vat?.is_active) found.push({ ...vat, code });
  }
  const accounts: ReadAccount[] = found.map((vat) => ({
    code: vat.code,
    name: vat.name,
    vat_is_sale: vat.is_sale,
    vat_is_reversed: vat.is_reverse_charge,
    vat_is_within_union: vat.is_intra_community,
    vat_group: groupOf(vat),
  }));
  const percentages: ReadPercentage[] = found.flatMap(({ code, percentages: each }) =>
    each.map(({ from_date, percentage }) => ({ code, from_date, percentage })),
  );
  return { accounts, percentages, unreadable };
}

/**
 * The box of the return that a code counts in, as it is now. A reverse charge is owed in one and claimed in 5b, whichever
 * the package names first: it is the other one that tells what it is.
 */
function groupOf({ percentages }: VatCode): string {
  const groups = (percentages.at(-1)?.accounts ?? []).map(({ group }) => group);
  return groups.find((group) => group !== 'NL5B') ?? groups.at(0) ?? '';
}
