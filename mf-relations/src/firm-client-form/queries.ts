import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import {
  createAdministrationEnterprise,
  createAdministrationPerson,
  type FirmClient,
  getFirmClient,
  updateBooking,
} from '@boekwerk/shared/contract/firm';
import { updateEnterprise, updatePrivate } from '@boekwerk/shared/contract/parties';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { clientKey, clientsKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { type Filled, isPersonForm } from './firm-client-values';

/** A client of the firm as it is now: a form does not start from what was read some time ago. */
export function useFirmClient(id: number) {
  return useFreshQuery(
    useQuery({
      queryKey: [...clientKey(id), 'of firm'],
      queryFn: ({ signal }) => call(getFirmClient, { params: { id }, signal }),
    }),
  );
}

export type SavedFirmClient = {
  /** The moment of saving; null for a new one. */
  updated_at: string | null;
  /** Why the choice for bookkeeping was not saved, while all else was; null when it was. */
  bookkeepingError: unknown;
};

/** Saves a client of the firm: a new one, or changes to `client`. A company and a person go to calls of their own. */
export function useSaveFirmClient(client?: FirmClient) {
  const queries = useQueryClient();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (filled: Filled) =>
      client ? update(client, filled, keyFor(filled)) : create(filled, keyFor(filled)),
    onSuccess: () => queries.invalidateQueries({ queryKey: clientsKey() }),
  });
}

const firmParams = () => ({ id: currentSession().relation_id ?? 0 });

async function create(filled: Filled, idempotencyKey: string): Promise<SavedFirmClient> {
  const of = { params: firmParams(), idempotencyKey };
  if (isPersonForm(filled)) await call(createAdministrationPerson, { ...of, body: filled });
  else await call(createAdministrationEnterprise, { ...of, body: filled });
  return { updated_at: null, bookkeepingError: null };
}

/** The choice for bookkeeping comes last: a refusal of the rest leaves everything as it was. */
async function update(
  client: FirmClient,
  filled: Filled,
  idempotencyKey: string,
): Promise<SavedFirmClient> {
  const of = { params: { id: client.id }, idempotencyKey };
  if (isPersonForm(filled)) {
    const { updated_at } = await call(updatePrivate, { ...of, body: filled });
    return { updated_at, bookkeepingError: null };
  }
  const { updated_at } = await call(updateEnterprise, { ...of, body: filled });
  const { booking_enabled } = filled;
  if (booking_enabled === client.booking_enabled) return { updated_at, bookkeepingError: null };
  const body = { enterprise_relation_id: client.id, booking_enabled };
  return call(updateBooking, { params: firmParams(), body }).then(
    () => ({ updated_at, bookkeepingError: null }),
    (bookkeepingError: unknown) => ({ updated_at, bookkeepingError }),
  );
}
