import { may } from '@boekwerk/shared/domain/rights';
import { useSession, whoIs } from '@boekwerk/shared/session/session-store';
import { EnterpriseDashboard } from './enterprise-dashboard';
import { PracticeDashboard } from './practice-dashboard';

/** /dashboard: an accountant sees the whole practice, everybody else the invoices of the company. */
export function DashboardPage() {
  const who = whoIs(useSession((session) => session));
  if (who === null) return null;
  return may(who, 'practice') ? <PracticeDashboard who={who} /> : <EnterpriseDashboard />;
}
