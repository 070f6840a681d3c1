import type { Cells } from '../../../platform/spreadsheets/cell';
import { sheetView } from '../sheet-view';
import type { VatPlan } from './plan-vat';

const MAX_TOLD = 200;

/** What a plan comes to, as it is told. */
export function vatReply({ planned, skipped, ...plan }: VatPlan, cells: Cells) {
  const errors = plan.errors.slice(0, MAX_TOLD);
  const warnings = plan.warnings.slice(0, MAX_TOLD);
  return {
    ...{ errors, errors_count: plan.errors.length },
    ...{ warnings, warnings_count: plan.warnings.length },
    purchases: planned.filter(({ invoice }) => invoice.tag === 'INK').length,
    sales: planned.filter(({ invoice }) => invoice.tag === 'VRK').length,
    skipped,
    sheet: sheetView(cells, [...errors, ...warnings]),
  };
}
