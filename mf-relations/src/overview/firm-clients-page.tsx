import { PinButton, useClientsAtHand } from '@boekwerk/shared/clients-at-hand';
import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import type { ClientsAtHand as AtHand } from '@boekwerk/shared/contract/shortcuts';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import { Space } from '@boekwerk/shared/ui/layout';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { useBulkClients } from './bulk/use-bulk-clients';
import { EnterpriseQuery } from './by-name';
import { ClientsAtHand } from './clients-at-hand';
import { HiddenBadge } from './columns';
import { DashboardLink } from './dashboard-link';
import { canBePinned, firmColumns } from './firm-columns';
import { REMEMBERED, useFirmClients } from './queries';
import { RelationList } from './relation-list';
import { texts } from './texts';
import { useFirmRowActions } from './use-firm-row-actions';

/** The clients of the own firm, as far as the accountant may see them; only its owner opens and changes them. */
export function FirmClientsPage() {
  const isOwner = useMay('firm');
  const list = useListState(EnterpriseQuery, REMEMBERED);
  const clients = useFirmClients(list.query, isOwner);
  const atHand = useClientsAtHand().data;
  const actionsOf = useFirmRowActions(atHand);
  const bulk = useBulkClients();
  const hasClients = list.isFiltered || clients.data?.pagination.itemsLength !== 0;
  return (
    <>
      {bulk.dialog}
      <RelationList
        notice={hasClients && <ClientsAtHand />}
        list={list}
        query={clients}
        relationOf={({ enterprise }) => enterprise}
        columns={firmColumns({ isLinked: isOwner, atHand })}
        phoneRow={(client) => phoneRow(client, isOwner, atHand)}
        rowActions={actionsOf}
        mayChange={isOwner}
        bulkActions={bulk.actionsFor}
        noneText={isOwner ? texts.noneInFirm : texts.noneAssigned}
      />
    </>
  );
}

/** Whoever opens the client by its row goes to its dashboard, and pins it, by the row's menu. */
const phoneRow = (
  { enterprise }: AdministrationRelation,
  isOwner: boolean,
  atHand: AtHand | undefined,
) => ({
  title: partyName(enterprise),
  meta: enterprise.general_email,
  badge: (
    <Space>
      {enterprise.type === 1 && texts.privatePerson}
      {enterprise.hidden === 1 && <HiddenBadge />}
      {!isOwner && atHand && canBePinned(enterprise) && (
        <PinButton client={enterprise} atHand={atHand} />
      )}
      {!isOwner && <DashboardLink {...enterprise} size="middle" />}
    </Space>
  ),
});
