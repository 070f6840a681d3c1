import type { ImportFinding } from '../../contract/sheet-import';
import { Table, type TableColumns } from '../table';
import { Scrollable } from './scrollable';
import { texts } from './texts';

type Props = {
  title: string;
  findings: readonly ImportFinding[];
  /** How many there are in all. */
  count: number;
};

/** What is wrong with, or noticed about, a file, by place. */
export function Findings({ title, findings, count }: Props) {
  if (count === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      {count > findings.length && (
        <p className="bw-import-hint">{texts.firstOf(findings.length)}</p>
      )}
      <Scrollable label={title}>
        <Table
          rowKey="at"
          columns={columns}
          dataSource={findings.map((finding, at): Row => ({ ...finding, at }))}
          size="small"
          pagination={findings.length > PAGE && { pageSize: PAGE, showSizeChanger: false }}
        />
      </Scrollable>
    </>
  );
}

type Row = ImportFinding & { at: number };

const PAGE = 25;

const columns: TableColumns<Row> = [
  { key: 'row', title: texts.columns.row, render: (_, { row }) => row || '' },
  { key: 'cell', title: texts.columns.cell, dataIndex: 'cell' },
  { key: 'column', title: texts.columns.column, dataIndex: 'column' },
  { key: 'message', title: texts.columns.message, dataIndex: 'message', width: '60%' },
];
