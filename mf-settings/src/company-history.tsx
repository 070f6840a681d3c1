import { companyHistory } from '@boekwerk/shared/contract/history';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useMay } from '@boekwerk/shared/session/use-may';
import { HistoryButton } from '@boekwerk/shared/ui/history';
import { texts } from './texts';

/** Opens what was changed of the company, its users and its invoicing settings, for who manages them. */
export function CompanyHistory() {
  const id = useSession(({ relation_id }) => relation_id);
  const isManager = useMay('users');
  if (!isManager || id === null) return null;
  return <HistoryButton title={texts.history} endpoint={companyHistory} id={id} />;
}
