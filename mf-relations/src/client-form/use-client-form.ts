import { type Client, ClientForm } from '@boekwerk/shared/contract/clients';
import { useContractForm } from '@boekwerk/shared/ui/form';
import { useSaving } from '../use-saving';
import { emptyClient, emptySupplier, valuesOf } from './client-values';
import { useSaveClient } from './queries';

type Setup = {
  /** Leave out for a new one. */
  client?: Client;
  /** While a document is being booked a name will do. */
  isBooking?: boolean;
  onSaved: (client: Client) => void;
  /** Told what the server says when somebody else saved first; without it that is a notice. */
  onConflict?: (message: string) => void;
};

/** The form of a client, new or existing, with all that a page or a modal around it needs. */
export function useClientForm({ client, isBooking = false, onSaved, onConflict }: Setup) {
  const form = useContractForm(ClientForm, startOf(client, isBooking));
  const { mutateAsync: save } = useSaveClient(client?.id);
  return { form, ...useSaving({ form, save, onSaved, onConflict }) };
}

function startOf(client: Client | undefined, isBooking: boolean): ClientForm {
  if (client) return { ...valuesOf(client), is_booking: isBooking };
  return isBooking ? emptySupplier : emptyClient;
}

export type ClientFormState = ReturnType<typeof useClientForm>;
