import { call } from '@boekwerk/shared/api-client/call';
import { PRESENCE_EVERY_MS, tellPresence } from '@boekwerk/shared/contract/bookkeeping/presence';
import { useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

/** Tells others that this document is open here, and who else has it open. Nobody is kept from anything. */
export function PresenceBar({ id }: { id: number }) {
  const { data } = useQuery({
    // Not among the documents: what is read anew after a write is not told anew.
    queryKey: companyKey('presence', id),
    queryFn: ({ signal }) => call(tellPresence, { params: { id }, signal }),
    staleTime: PRESENCE_EVERY_MS,
    refetchInterval: PRESENCE_EVERY_MS,
  });
  if (!data || data.others.length === 0) return null;
  return <InfoBar>{texts.openedBy(data.others)}</InfoBar>;
}
