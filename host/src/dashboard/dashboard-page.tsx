import { may } from '@boekwerk/shared/domain/rights';
import { useSession, whoIs } from '@boekwerk/shared/session/session-store';
import { EnterpriseDashboard } from './enterprise-dashboard';
import { PracticeDashboard } from './practice-dashboard';

/** /dashboard: an accountant sees the whole practice, everybody else the invoices of the company. */
export function DashboardPage() {
  const session = useSession((session) => session);
  const who = whoIs(session);
  if (who === null) return null;
  // Another company begins anew: nothing that was chosen or shown for the one before stays.
  if (may(who, 'practice')) return <PracticeDashboard key={session.relation_id} who={who} />;
  return <EnterpriseDashboard key={session.relation_id} who={who} />;
}
