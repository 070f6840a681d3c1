import { TAX_IDS, VAT } from '@boekwerk/shared/domain/vat/vat';
import type { Call } from '../../platform/http/call';
import { findTaxDefaults } from './store';
import { TEXTS } from './texts';

/** What nobody chose has a version as well: somebody may have done so meanwhile. */
const NEVER = new Date(0);

/** A row for each kind of VAT of sales, then of purchases, whether somebody chose for it or not. */
export async function listTaxDefaults({ db, caller }: Pick<Call, 'db' | 'caller'>) {
  const chosen = await findTaxDefaults(db, caller.relation_id);
  const kinds = [true, false].flatMap((is_sale) => TAX_IDS.map((tax_id) => ({ tax_id, is_sale })));
  return kinds.map(({ tax_id, is_sale }) => {
    const row = chosen.find((each) => each.tax_id === tax_id && each.is_sale === is_sale);
    const { ledger_account_id: id = null, code, name } = row ?? {};
    return {
      tax_id,
      is_sale,
      name: (is_sale ? undefined : TEXTS.purchases[tax_id]) ?? VAT[tax_id].name,
      ledger_account_id: id,
      vat_ledger_account: id && code && name ? { id, code, name } : null,
      percentage: row?.percentage ?? null,
      default_ledger_account_id: row?.default_ledger_account_id ?? null,
      updated_at: row?.updated_at ?? NEVER,
    };
  });
}
