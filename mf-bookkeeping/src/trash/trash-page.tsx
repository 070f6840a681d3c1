import { listTrash, type TrashedItem } from '@boekwerk/shared/contract/bookkeeping/trash';
import { type BulkReply, MOST_DOCUMENTS } from '@boekwerk/shared/contract/bulk';
import { formatDay } from '@boekwerk/shared/domain/money/format';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { useTrash } from './queries';
import { texts } from './texts';
import { trashColumns } from './trash-columns';
import { useConfirmedRestore } from './use-confirmed-restore';
import { WhatBecame } from './what-became';

/** /administration/document/trash: what was deleted, cut, merged or moved, and can be put back. */
export function TrashPage() {
  const list = useListState(listTrash.query, { remember: 'trash' });
  const trash = useTrash(list.query);
  const confirmedRestore = useConfirmedRestore();

  const restoreItem = (
    items: readonly TrashedItem[],
    onDone: (outcome: BulkReply) => void = () => {},
  ): ActionItem => ({
    key: 'restore',
    label: texts.restore,
    onClick: () => void confirmedRestore(items).then((outcome) => outcome && onDone(outcome)),
  });

  return (
    <ListPage
      title={texts.title}
      action={<LinkButton to="/administration/document/overview">{texts.back}</LinkButton>}
      list={list}
      query={trash}
      columns={trashColumns}
      phoneRow={phoneRow}
      rowActions={(item) => [restoreItem([item])]}
      actionsLabel={({ file_name }) => texts.actionsOf(file_name)}
      bulkActions={(items, keep) => [
        restoreItem(items, ({ failed }) => keep(failed.map(({ id }) => id))),
      ]}
      mostTicked={MOST_DOCUMENTS}
      empty={<EmptyState picture="documents" title={texts.none} text={texts.noneHint} />}
      texts={texts.list}
    />
  );
}

const phoneRow = (item: TrashedItem) => ({
  title: item.file_name,
  meta: `${formatDay(item.deleted_at)} · ${item.deleted_by}`,
  badge: <WhatBecame item={item} />,
});
