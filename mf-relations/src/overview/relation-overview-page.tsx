import { useSession } from '@boekwerk/shared/session/session-store';
import { CustomerOverviewPage } from './customer-overview-page';
import { FirmClientsPage } from './firm-clients-page';

/** /relation/overview: whose books an accountant keeps, or to whom a company sells and from whom it buys. */
export function RelationOverviewPage() {
  const isAccountant = useSession(({ type }) => type === 1);
  return isAccountant ? <FirmClientsPage /> : <CustomerOverviewPage />;
}
