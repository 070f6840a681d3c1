import { useSession } from '@boekwerk/shared/session/session-store';
import { CustomerPage } from './customer-form/customer-page';
import { FirmClientPage } from './firm-client-form/firm-client-page';

/** /relation/create: a client of the firm, or a customer or supplier of a company. */
export function CreateRelationPage() {
  const isFirm = useSession(({ type }) => type === 1);
  return isFirm ? <FirmClientPage /> : <CustomerPage />;
}
