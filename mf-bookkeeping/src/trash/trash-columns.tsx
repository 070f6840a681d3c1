import type { TrashedItem } from '@boekwerk/shared/contract/bookkeeping/trash';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { texts } from './texts';
import './trash.css';
import { WhatBecame } from './what-became';

export const trashColumns: ListColumns<TrashedItem> = [
  { key: 'file_name', title: texts.columns.name, dataIndex: 'file_name', ellipsis: true },
  {
    key: 'deleted_at',
    title: texts.columns.deletedAt,
    width: 180,
    render: (_, { deleted_at }) => <span className="bw-figures">{formatInstant(deleted_at)}</span>,
  },
  { key: 'deleted_by', title: texts.columns.deletedBy, dataIndex: 'deleted_by', width: 200 },
  {
    key: 'kept_until',
    title: texts.columns.kept,
    width: 260,
    render: (_, item) => <WhatBecame item={item} />,
  },
];
