import { useSession } from '@boekwerk/shared/session/session-store';
import { useMay } from '@boekwerk/shared/session/use-may';
import { AdministrationSelector } from './administration-selector';
import { RelationSelector } from './relation-selector';

/** Whose books are open, and the way to those of others. */
export function CompanySelector() {
  const isKnown = useSession(({ relation }) => relation !== null);
  const choosesClients = useMay('clients');
  if (!isKnown) return null;
  return choosesClients ? <RelationSelector /> : <AdministrationSelector />;
}
