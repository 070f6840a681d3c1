import { cacheReply } from '@boekwerk/shared/api-client/cache-reply';
import { useQueryClient } from '@boekwerk/shared/query';
import { clientKey, clientsKey } from '@boekwerk/shared/query-keys';
import type { Slots } from '@boekwerk/shared/slots';
import { aCustomer } from './an-invoice';

/** Stands for the form of a customer, and saves as that does. */
export function MovedCustomer({ onSaved }: Slots['customer-form']) {
  const client = useQueryClient();
  const moved = aCustomer({ address: 'Nieuwstraat 2', general_email: 'nieuw@deketting.nl' });
  const save = () =>
    cacheReply(client, { key: clientKey(moved.id), within: clientsKey() }, moved).then(() =>
      onSaved(moved),
    );
  return (
    <button type="button" onClick={() => void save()}>
      Verhuis
    </button>
  );
}
