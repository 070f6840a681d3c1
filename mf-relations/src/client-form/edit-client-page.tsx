import { LoadedRelation } from '../loaded-relation';
import { ClientPage } from './client-page';
import { useClient } from './queries';

/** /relation/edit/:id of a company */
export function EditClientPage({ id }: { id: number }) {
  return (
    <LoadedRelation query={useClient(id)}>
      {(client, renew) => <ClientPage client={client} onRenew={renew} />}
    </LoadedRelation>
  );
}
