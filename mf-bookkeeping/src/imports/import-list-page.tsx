import {
  type ImportType,
  listImports,
  type SheetImport,
} from '@boekwerk/shared/contract/bookkeeping/imports';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { useNavigate } from '@boekwerk/shared/router';
import { useMay } from '@boekwerk/shared/session/use-may';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { type ReactNode, useMemo } from 'react';
import { importColumns, importPhoneRow } from './import-columns';
import { useDownloadSheet, useImports } from './queries';
import { texts } from './texts';

const DOCUMENTS = '/administration/document/overview';

type Props = {
  type: ImportType;
  title: string;
  /** What imports another one. */
  children: ReactNode;
};

/** A page that imports sheets, with those that were imported before. */
export function ImportListPage({ type, title, children }: Props) {
  const list = useListState(listImports.query, { remember: `imports.${type}` });
  const imports = useImports({ ...list.query, type });
  const download = useDownloadSheet();
  const navigate = useNavigate();
  const seesDocuments = useMay('documents');
  const columns = useMemo(() => importColumns(type === 'weekly_sheet'), [type]);

  const actionsOf = (row: SheetImport): ActionItem[] => {
    const { id, status, documents_count, booking_item_id } = row;
    const isOne = documents_count === 1;
    return [
      ...(seesDocuments && booking_item_id !== null
        ? [
            {
              key: 'documents',
              label: isOne ? texts.toDocument : texts.toDocuments,
              onClick: () => void navigate(documentsOf(row)),
            },
          ]
        : []),
      ...(status === 'refused'
        ? []
        : [{ key: 'download', label: texts.download, onClick: () => download.mutate(id) }]),
    ];
  };

  return (
    <ListPage
      title={title}
      notice={children}
      list={list}
      query={imports}
      columns={columns}
      phoneRow={importPhoneRow}
      rowActions={actionsOf}
      actionsLabel={({ file_name }) => texts.actionsOf(file_name)}
      empty={<EmptyState picture="documents" title={texts.none} text={texts.noneHint} />}
      texts={texts.list}
    />
  );
}

/** Where the documents of an import stand: the only one opened, more of them in the list of that day. */
function documentsOf({ documents_count, booking_item_id, created_at }: SheetImport): string {
  if (documents_count === 1) return `${DOCUMENTS}?id=${booking_item_id}`;
  const day = today(new Date(created_at));
  return `${DOCUMENTS}?from=${day}&to=${day}`;
}
