import { listWork, WORK_TABS } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { ClientFilter } from './client-filter';
import { REMEMBERED, useWork } from './queries';
import { texts } from './texts';
import { useOpenWork } from './use-open-work';
import { ageOf, amountOf, OpenedBy, workColumns } from './work-columns';
import { WorkKindBadge } from './work-kind-badge';

const tabs = WORK_TABS.map((key) => ({ key, label: texts.kinds[key] }));

/** /administration/accountant/work: what waits of all clients whose books the caller keeps. */
export function WorkQueuePage() {
  const list = useListState(listWork.query, REMEMBERED);
  const work = useWork(list.query);
  const open = useOpenWork(work.data);
  return (
    <ListPage
      title={texts.title}
      list={list}
      query={work}
      tabs={tabs}
      filters={<ClientFilter list={list} />}
      columns={workColumns(open)}
      onOpen={open}
      phoneRow={(item) => ({
        title: item.file_name,
        amount: amountOf(item),
        meta: [ageOf(item.uploaded_date), item.client].join(' · '),
        badge: (
          <>
            <OpenedBy item={item} />
            <WorkKindBadge kind={item.kind} />
          </>
        ),
      })}
      empty={<EmptyState picture="documents" title={texts.none} text={texts.noneHint} />}
      texts={texts.list}
    />
  );
}
