import { type Client, ClientForm } from '@boekwerk/shared/contract/clients';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { emptyClient, emptySupplier, valuesOf } from './client-values';
import { useSaveClient } from './queries';
import { texts } from './texts';

type Setup = {
  /** Leave out for a new one. */
  client?: Client;
  /** While a document is being booked a name will do. */
  isBooking?: boolean;
  onSaved: (client: Client) => void;
};

/** The form of a client, new or existing, with all that a page or a modal around it needs. */
export function useClientForm({ client, isBooking = false, onSaved }: Setup) {
  const save = useSaveClient(client?.id);
  const form = useContractForm(ClientForm, startOf(client, isBooking));
  const saveFailed = useSaveFailed(form.setError);
  const notices = useNotices();
  const submit = form.handleSubmit(
    (values) => save.mutate(values, { onSuccess: onSaved, onError: saveFailed }),
    () => notices.error(texts.invalid, texts.fillIn),
  );
  return { form, submit, isChanged: form.formState.isDirty, isSaving: save.isPending };
}

function startOf(client: Client | undefined, isBooking: boolean): ClientForm {
  if (client) return { ...valuesOf(client), is_booking: isBooking };
  return isBooking ? emptySupplier : emptyClient;
}

export type ClientFormState = ReturnType<typeof useClientForm>;
