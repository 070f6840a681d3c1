import type { VatOverview } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { BOXES_WITH_VAT, INPUT_VAT, TURNOVER_BOX_NAMES } from '@boekwerk/shared/domain/vat/vat-box';
import { type Declared, owedInWholeEuros, vatTotals } from '@boekwerk/shared/domain/vat/vat-totals';
import type { Call } from '../../platform/http/call';
import {
  amountCell,
  BYTE_ORDER_MARK,
  csvRow,
  numberCell,
  textCell,
} from '../../platform/spreadsheets/csv';
import { getVatOverview } from './get-vat-overview';
import { TEXTS } from './texts';

/** The overview as a table that a Dutch spreadsheet opens as it is: the boxes, what counts in none, and the EU sales list. */
export async function exportVatOverview(
  call: Pick<Call, 'db' | 'caller'>,
  period: { start: IsoDate; end: IsoDate },
) {
  const overview = await getVatOverview(call, period);
  const rows = [
    [textCell(TEXTS.noReturn)],
    ...lacking(overview),
    [],
    TEXTS.columns.map(textCell),
    ...overview.boxes.flatMap(turnoverRow),
    ...totalRows(overview),
    ...notAssignedRows(overview),
    [],
    [textCell(TEXTS.salesList)],
    TEXTS.salesColumns.map(textCell),
    ...overview.sales_list.map(salesRow),
  ];
  return {
    name: TEXTS.fileName(formatDate(period.start), formatDate(period.end)),
    content: BYTE_ORDER_MARK + rows.map(csvRow).join(''),
  };
}

/** What is not in it or not so, as the screen says above it: nobody can see that from the figures. */
const lacking = ({ is_complete, has_documents, differing }: VatOverview) => [
  ...(is_complete ? [] : [[textCell(TEXTS.incomplete)]]),
  ...(has_documents ? [] : [[textCell(TEXTS.invoicesOnly)]]),
  ...(differing.count === 0 ? [] : [[textCell(TEXTS.differing(differing.count))]]),
];

const EMPTY = textCell('');

function turnoverRow({ box, turnover, vat }: VatOverview['boxes'][number]) {
  if (box === INPUT_VAT) return [];
  const hasVat = BOXES_WITH_VAT.includes(box);
  return [
    [
      textCell(box),
      textCell(TURNOVER_BOX_NAMES[box]),
      amountCell(turnover),
      hasVat ? amountCell(vat) : EMPTY,
      numberCell(owedInWholeEuros(turnover)),
      hasVat ? numberCell(owedInWholeEuros(vat)) : EMPTY,
    ],
  ];
}

function totalRows({ boxes }: VatOverview) {
  const { owed, claimed, total } = vatTotals(boxes);
  return [
    totalRow('5a', TEXTS.owed, owed),
    totalRow(INPUT_VAT, TEXTS.inputVat, claimed),
    totalRow('5c', TEXTS.subtotal, total),
    totalRow('5g', TEXTS.total, total),
  ];
}

const totalRow = (box: string, name: string, amount: Declared) => [
  textCell(box),
  textCell(name),
  EMPTY,
  amountCell(amount.exact),
  EMPTY,
  numberCell(amount.whole),
];

const notAssignedRows = ({ not_assigned }: VatOverview) =>
  not_assigned.map(({ reason, turnover, vat }) => [
    ...[textCell(TEXTS.notAssigned), textCell(TEXTS.reasons[reason])],
    ...(reason === 'currency' ? [EMPTY, EMPTY] : [amountCell(turnover), amountCell(vat)]),
  ]);

const salesRow = (row: VatOverview['sales_list'][number]) => [
  ...[textCell(row.tax_number), textCell(row.name), textCell(row.country)],
  ...[textCell(row.supply ? TEXTS.supplies[row.supply] : ''), amountCell(row.amount)],
  textCell(row.problem ? TEXTS.problems[row.problem] : ''),
];
