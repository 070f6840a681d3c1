import { Pagination } from 'antd';
import { useState } from 'react';
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
  const [wanted, setPage] = useState(1);
  if (count === 0) return null;
  // Another file may have fewer.
  const page = Math.min(wanted, Math.max(1, Math.ceil(findings.length / PAGE)));
  const first = (page - 1) * PAGE;
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
          dataSource={findings
            .slice(first, first + PAGE)
            .map((finding, at): Row => ({ ...finding, at }))}
          size="small"
        />
      </Scrollable>
      {findings.length > PAGE && (
        <Pagination
          size="small"
          align="end"
          current={page}
          pageSize={PAGE}
          total={findings.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
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
