import { type AdministrationRelation, listEnterprises } from '@boekwerk/shared/contract/firm';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Space } from '@boekwerk/shared/ui/layout';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { editAddress } from '../addresses';
import { HiddenBadge } from './columns';
import { firmColumns } from './firm-columns';
import { AddRelation, OverviewActions } from './overview-actions';
import { useFirmClients } from './queries';
import { StateFilter } from './state-filter';
import { texts } from './texts';
import { ToDashboard } from './to-dashboard';
import { useFirmRowActions } from './use-firm-row-actions';

/** The clients of the own firm, as far as the accountant may see them; only its owner opens and changes them. */
export function FirmClientsPage() {
  const isOwner = useMay('firm');
  const list = useListState(listEnterprises.query, { remember: 'relations', momentary: ['state'] });
  const clients = useFirmClients(list.query, isOwner);
  const actionsOf = useFirmRowActions();
  const isDeleted = list.query.state === 'deleted';
  return (
    <ListPage
      title={texts.title}
      action={<OverviewActions query={list.query} />}
      list={list}
      query={clients}
      filters={isOwner && <StateFilter {...list} />}
      columns={firmColumns(isOwner)}
      {...(isOwner && { rowActions: actionsOf })}
      {...(isOwner && !isDeleted && { rowLink: linkOf })}
      actionsLabel={({ enterprise }) => texts.actionsOf(partyName(enterprise))}
      isMuted={({ enterprise }) => enterprise.hidden === 1}
      phoneRow={(client) => phoneRow(client, isOwner)}
      empty={<NoClients isOwner={isOwner} />}
      texts={texts}
    />
  );
}

const linkOf = ({ enterprise }: AdministrationRelation) => editAddress(enterprise.id);

function NoClients({ isOwner }: { isOwner: boolean }) {
  return (
    <EmptyState
      picture="relations"
      title={texts.none}
      text={isOwner ? texts.noneInFirm : texts.noneAssigned}
      action={isOwner && <AddRelation />}
    />
  );
}

/** Whoever opens the client by its row goes to its dashboard by the row's menu. */
const phoneRow = ({ enterprise }: AdministrationRelation, isOwner: boolean) => ({
  title: partyName(enterprise),
  meta: enterprise.general_email,
  badge: (
    <Space>
      {enterprise.type === 1 && texts.privatePerson}
      {enterprise.hidden === 1 && <HiddenBadge />}
      {!isOwner && <ToDashboard {...enterprise} size="middle" />}
    </Space>
  ),
});
