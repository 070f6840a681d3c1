import { idIn } from '@boekwerk/shared/contract/id-in';
import { useParams } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { EditCustomerPage } from './customer-form/edit-customer-page';
import { EditFirmClientPage } from './firm-client-form/edit-firm-client-page';
import { UnknownRelationPage } from './loaded-relation';

/** /relation/edit/:id: a client of the firm, or a customer or supplier of a company. */
export function EditRelationPage() {
  const id = idIn(useParams().id);
  const isFirm = useSession(({ type }) => type === 1);
  if (id === null) return <UnknownRelationPage />;
  return isFirm ? <EditFirmClientPage key={id} id={id} /> : <EditCustomerPage key={id} id={id} />;
}
