import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { UNIT_NAMES } from '@boekwerk/shared/domain/invoice/unit';
import { VAT } from '@boekwerk/shared/domain/vat/vat';
import { asc, eq, inArray } from 'drizzle-orm';
import { findLedgerAccounts } from '../../bookkeeping/ledger-accounts/find-ledger-accounts';
import { invoice, invoice_line } from '../../platform/database/schema/invoicing';
import type { ExportTo } from '../../platform/export/export-part';
import { ofEach } from '../../platform/export/portions';
import { yesNoCell } from '../../platform/export/yes-no-cell';
import { amountCell, numberCell, textCell } from '../../platform/spreadsheets/csv';
import { invoiceIds, NAMED } from './invoice-ids';
import { TEXTS } from './texts';

export const exportLines = (to: ExportTo): Promise<void> =>
  to.write({
    ...TEXTS.lines,
    portions: ofEach(invoiceIds(to), (ids) => find(to, ids)),
    cells: ({ of, incl_tax, line, ...codes }) => ({
      invoice_number: textCell(shownNumber(of)),
      position: numberCell(line.position + 1),
      title: textCell(line.title),
      description: textCell(line.description),
      amount: numberCell(line.amount),
      unit: textCell(UNIT_NAMES[line.unit]),
      value: amountCell(shownAmount(line.value, of)),
      incl_tax: yesNoCell(incl_tax),
      tax: textCell(VAT[line.tax_id].name),
      discount_percentage: numberCell(line.discount_percentage),
      discount_value: amountCell(shownAmount(line.discount_value, of)),
      cost_centre: textCell(codes.cost_centre),
      project: textCell(codes.project),
    }),
  });

async function find({ db, relation_id }: ExportTo, ids: number[]) {
  const rows = await db
    .select({ of: NAMED, incl_tax: invoice.incl_tax, line: invoice_line })
    .from(invoice_line)
    .innerJoin(invoice, eq(invoice.id, invoice_line.invoice_id))
    .where(inArray(invoice_line.invoice_id, ids))
    .orderBy(asc(invoice_line.invoice_id), asc(invoice_line.position));
  const named = rows.flatMap(({ line }) => [line.cost_place_ledger_id, line.project_ledger_id]);
  const accounts = await findLedgerAccounts(
    db,
    relation_id,
    named.flatMap((id) => id ?? []),
  );
  const codeOf = (id: number | null) => (id === null ? '' : (accounts.get(id)?.code ?? ''));
  return rows.map((row) => ({
    ...row,
    cost_centre: codeOf(row.line.cost_place_ledger_id),
    project: codeOf(row.line.project_ledger_id),
  }));
}
