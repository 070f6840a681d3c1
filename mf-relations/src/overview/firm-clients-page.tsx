import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import { Space } from '@boekwerk/shared/ui/layout';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { useBulkClients } from './bulk/use-bulk-clients';
import { EnterpriseQuery } from './by-name';
import { HiddenBadge } from './columns';
import { DashboardLink } from './dashboard-link';
import { firmColumns } from './firm-columns';
import { useFirmClients } from './queries';
import { RelationList } from './relation-list';
import { texts } from './texts';
import { useFirmRowActions } from './use-firm-row-actions';

/** The clients of the own firm, as far as the accountant may see them; only its owner opens and changes them. */
export function FirmClientsPage() {
  const isOwner = useMay('firm');
  const list = useListState(EnterpriseQuery, { remember: 'relations', momentary: ['state'] });
  const clients = useFirmClients(list.query, isOwner);
  const actionsOf = useFirmRowActions();
  const bulk = useBulkClients();
  return (
    <>
      {bulk.dialog}
      <RelationList
        list={list}
        query={clients}
        relationOf={({ enterprise }) => enterprise}
        columns={firmColumns(isOwner)}
        phoneRow={(client) => phoneRow(client, isOwner)}
        rowActions={actionsOf}
        mayChange={isOwner}
        bulkActions={bulk.actionsFor}
        noneText={isOwner ? texts.noneInFirm : texts.noneAssigned}
      />
    </>
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
      {!isOwner && <DashboardLink {...enterprise} size="middle" />}
    </Space>
  ),
});
