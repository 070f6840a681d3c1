import type { checkWeeklySheet } from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { formatAmount, formatDate } from '@boekwerk/shared/domain/money/format';
import { Button } from '@boekwerk/shared/ui/button';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { Table, type TableColumns } from '@boekwerk/shared/ui/table';
import '../imports.css';
import { Remarks } from '../remarks';
import { SheetView } from '../sheet-view';
import { texts as shared } from '../texts';
import { weekText } from '../week';
import { texts } from './texts';

type Result = ReplyOf<typeof checkWeeklySheet>;
type Row = Result['rows'][number];

type Props = { result: Result; fileName: string; isImporting: boolean; onImport: () => void };

/** What was read in a weekly sheet and what is wrong with it; it can be imported when nothing is. */
export function WeeklySheetResult({ result, fileName, isImporting, onImport }: Props) {
  const { date, rows, errors, warnings } = result;
  return (
    <Card title={texts.result(weekText(date), fileName)}>
      <Verdict {...result} />
      {errors.length + warnings.length > 0 && (
        <div className="bookkeeping-sheet-beside">
          <div>
            <Remarks errors={errors} warnings={warnings} />
          </div>
          <SheetView sheet={result.sheet} errors={errors} warnings={warnings} />
        </div>
      )}
      {rows.length > 0 && <Rows date={date} rows={rows} />}
      {result.is_ready && (
        <Button type="primary" loading={isImporting} onClick={onImport}>
          {shared.import}
        </Button>
      )}
    </Card>
  );
}

function Rows({ date, rows }: Pick<Result, 'date' | 'rows'>) {
  return (
    <section
      className="bookkeeping-sheet-table"
      aria-label={texts.rows}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <Table rowKey="row" columns={columnsOf(date)} dataSource={rows} size="small" />
    </section>
  );
}

function Verdict({ rows, errors, warnings, is_ready }: Result) {
  if (errors.length > 0) return <InfoBar tone="red">{shared.isRefused}</InfoBar>;
  if (!is_ready) return null;
  if (warnings.length > 0) return <InfoBar tone="green">{shared.onlyWarnings}</InfoBar>;
  return <InfoBar tone="green">{texts.allGood(rows.length)}</InfoBar>;
}

const columnsOf = (monday: IsoDate): TableColumns<Row> => [
  { key: 'row', title: texts.columns.row, dataIndex: 'row' },
  { key: 'name', title: texts.columns.name, dataIndex: 'name' },
  { key: 'kind', title: texts.columns.kind, dataIndex: 'kind' },
  { key: 'code', title: texts.columns.code, dataIndex: 'code' },
  ...texts.days.map((day, index) => ({
    key: day,
    title: `${day} ${formatDate(addDays(monday, index)).slice(0, 5)}`,
    align: 'right' as const,
    className: 'bw-figures',
    render: (_: unknown, { days }: Row) => formatAmount(days[index] ?? 0),
  })),
  {
    key: 'total',
    title: texts.columns.total,
    align: 'right',
    className: 'bw-figures',
    render: (_, { total }) => formatAmount(total),
  },
];
