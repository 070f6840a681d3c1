import { useSession } from '@boekwerk/shared/session/session-store';
import { useMay } from '@boekwerk/shared/session/use-may';
import { EnterpriseDashboard } from './enterprise-dashboard';
import { PracticeDashboard } from './practice-dashboard';

/** /dashboard: an accountant sees the whole practice, everybody else the invoices of the company. */
export function DashboardPage() {
  const relation_id = useSession((session) => session.relation_id);
  const isKnown = useSession(({ relation }) => relation !== null);
  const isInFirm = useMay('practice');
  if (!isKnown) return null;
  // A new instance per company, so that no choice or figure of the previous one stays.
  return isInFirm ? (
    <PracticeDashboard key={relation_id} />
  ) : (
    <EnterpriseDashboard key={relation_id} />
  );
}
