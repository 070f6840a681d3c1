import { useParams } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { EditClientPage } from './client-form/edit-client-page';
import { EditFirmClientPage } from './firm-form/edit-firm-client-page';

/** /relation/edit/:id: a client of the firm, or a customer or supplier of a company. */
export function EditRelationPage() {
  const { id = '' } = useParams();
  const isFirm = useSession(({ type }) => type === 1);
  return isFirm ? (
    <EditFirmClientPage key={id} id={Number(id)} />
  ) : (
    <EditClientPage key={id} id={Number(id)} />
  );
}
