import { may } from '@boekwerk/shared/domain/rights';
import { useSession, whoIs } from '@boekwerk/shared/session/session-store';
import { AdministrationSelector } from './administration-selector';
import { RelationSelector } from './relation-selector';

/** Whose books are open, and the way to those of others. */
export function CompanySelector() {
  const who = whoIs(useSession((session) => session));
  if (who === null) return null;
  return may(who, 'clients') ? <RelationSelector /> : <AdministrationSelector />;
}
