import { type AdministrationRelation, listEnterprises } from '@boekwerk/shared/contract/firm';
import { useSession } from '@boekwerk/shared/session/session-store';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { firmColumns } from './firm-columns';
import { useFirmClients } from './queries';
import { texts } from './texts';
import { ToDashboard } from './to-dashboard';

/** The companies whose books the own firm keeps, as far as the accountant may see them. */
export function FirmClientsPage() {
  const isOwner = useSession(({ is_owner }) => is_owner);
  const list = useListState(listEnterprises.query);
  const clients = useFirmClients(list.query, isOwner);
  return (
    <ListPage
      title={texts.title}
      list={list}
      query={clients}
      columns={firmColumns}
      phoneRow={({ enterprise }: AdministrationRelation) => ({
        title: enterprise.name,
        meta: enterprise.city || enterprise.general_email,
        badge: <ToDashboard {...enterprise} size="middle" />,
      })}
      empty={
        <EmptyState
          picture="relations"
          title={texts.none}
          text={isOwner ? texts.noneInFirm : texts.noneAssigned}
        />
      }
      texts={texts}
    />
  );
}
