import {
  type ClientAccess,
  type CompanyUser,
  listClientAccess,
} from '@boekwerk/shared/contract/company-users';
import { ASSIGNMENT_NAMES } from '@boekwerk/shared/domain/user/rights';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import { ListPart, ListSkeleton } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { PageShell } from '@boekwerk/shared/ui/page';
import { Loaded } from '@boekwerk/shared/ui/states';
import { useState } from 'react';
import { useUsers } from '../queries';
import { userName } from '../user-name';
import { accessColumns } from './access-columns';
import { AccessModal } from './access-modal';
import { useClientAccess } from './queries';
import { isChoosable, typeAt } from './right-choice';
import { texts } from './texts';
import './access.css';

const USERS = '/settings/company/users';
const BREADCRUMBS = [{ label: texts.users, to: USERS }, { label: texts.title }];

/** /settings/company/access: who of the firm sees which client, and for what. */
export function AccessPage() {
  return (
    <PageShell title={texts.title} breadcrumbs={BREADCRUMBS}>
      <div className="settings-access">
        <Loaded
          query={useUsers()}
          loading={<ListSkeleton rows={10} columns={4} text={texts.list.loading} />}
          failed={texts.usersFailed}
          isEmpty={({ length }) => length < 2}
          empty={<NoColleagues />}
        >
          {(colleagues) => <Access colleagues={colleagues} />}
        </Loaded>
      </div>
    </PageShell>
  );
}

function Access({ colleagues }: { colleagues: readonly CompanyUser[] }) {
  const list = useListState(listClientAccess.query, { remember: 'client-access' });
  const access = useClientAccess(list.query);
  const [openedId, open] = useState<number>();
  const onOpen = ({ id }: ClientAccess) => open(id);
  return (
    <>
      <ListPart
        title={texts.rights}
        list={list}
        query={access}
        columns={accessColumns(colleagues, onOpen)}
        onOpen={onOpen}
        isMuted={(client) => !isChoosable(client)}
        phoneRow={(client) => ({ title: client.name, meta: whoSees(client, colleagues) })}
        empty={<NoClients />}
        texts={texts.list}
      />
      <AccessModal
        client={access.data?.data.find(({ id }) => id === openedId)}
        colleagues={colleagues}
        onClose={() => open(undefined)}
      />
    </>
  );
}

function whoSees(client: ClientAccess, colleagues: readonly CompanyUser[]): string {
  const parts = colleagues.flatMap((colleague) => {
    const type = typeAt(client, colleague);
    return type === null ? [] : [texts.has(userName(colleague), ASSIGNMENT_NAMES[type])];
  });
  return parts.join(', ') || texts.onlyOwners;
}

const NoColleagues = () => (
  <Card>
    <EmptyState
      picture="relations"
      title={texts.noColleagues}
      text={texts.noColleaguesText}
      action={
        <LinkButton type="primary" to={USERS}>
          {texts.toUsers}
        </LinkButton>
      }
    />
  </Card>
);

const NoClients = () => (
  <EmptyState
    picture="relations"
    title={texts.noClients}
    action={
      <LinkButton type="primary" to="/relation/create">
        {texts.addClient}
      </LinkButton>
    }
  />
);
