import type {
  checkWeeklySheet,
  WeeklySheetRemark,
} from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { formatAmount, formatDate } from '@boekwerk/shared/domain/money/format';
import type { Tone } from '@boekwerk/shared/ui/badge';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { Table, type TableColumns } from '@boekwerk/shared/ui/table';
import './praxis.css';
import { remarkText } from './remark-text';
import { texts } from './texts';
import { weekText } from './week';

type Result = ReplyOf<typeof checkWeeklySheet>;
type Row = Result['rows'][number];

type Props = { result: Result; fileName: string };

/** What was read in a weekly sheet and what is wrong with it. */
export function WeeklySheetResult({ result, fileName }: Props) {
  const { date, rows, errors, warnings } = result;
  return (
    <Card title={texts.result(weekText(date), fileName)}>
      <Verdict {...result} />
      <Remarks tone="red" title={texts.errors(errors.length)} remarks={errors} />
      <Remarks tone="amber" title={texts.warnings(warnings.length)} remarks={warnings} />
      <section
        className="bookkeeping-sheet-table"
        aria-label={texts.rows}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <Table
          rowKey="row"
          columns={columnsOf(date)}
          dataSource={rows}
          size="small"
          pagination={false}
          locale={{ emptyText: texts.noRows }}
        />
      </section>
    </Card>
  );
}

function Verdict({ rows, errors, warnings }: Result) {
  if (errors.length > 0 || rows.length === 0) return null;
  if (warnings.length > 0) return <InfoBar tone="green">{texts.onlyWarnings}</InfoBar>;
  return <InfoBar tone="green">{texts.allGood(rows.length)}</InfoBar>;
}

function Remarks(props: { tone: Tone; title: string; remarks: WeeklySheetRemark[] }) {
  const { tone, title, remarks } = props;
  if (remarks.length === 0) return null;
  return (
    <InfoBar tone={tone}>
      <strong>{title}</strong>
      <ul className="bookkeeping-sheet-remarks">
        {remarks.map(remarkText).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </InfoBar>
  );
}

const columnsOf = (monday: IsoDate): TableColumns<Row> => [
  { key: 'row', title: texts.columns.row, dataIndex: 'row' },
  { key: 'name', title: texts.columns.name, dataIndex: 'name' },
  { key: 'kind', title: texts.columns.kind, dataIndex: 'kind' },
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
