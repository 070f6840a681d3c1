import { InfoBar } from '@boekwerk/shared/ui/layout';
import { usePresence } from './queries';
import { texts } from './texts';

/** Tells others that this document is open here, and who else has it open. Nobody is kept from anything. */
export function PresenceBar({ id }: { id: number }) {
  const { data } = usePresence(id);
  if (!data || data.others.length === 0) return null;
  return <InfoBar>{texts.openedBy(data.others)}</InfoBar>;
}
