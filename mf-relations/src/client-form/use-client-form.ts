import { type Client, ClientForm } from '@boekwerk/shared/contract/clients';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { emptyClient, valuesOf } from './client-values';
import { useSaveClient } from './queries';
import { texts } from './texts';

/** The form of a client, new or existing, with all that a page or a modal around it needs. */
export function useClientForm(client: Client | undefined, onSaved: (client: Client) => void) {
  const save = useSaveClient(client?.id);
  const form = useContractForm(ClientForm, client ? valuesOf(client) : emptyClient);
  const saveFailed = useSaveFailed(form.setError);
  const notices = useNotices();
  const submit = form.handleSubmit(
    (values) => save.mutate(values, { onSuccess: onSaved, onError: saveFailed }),
    () => notices.error(texts.invalid, texts.fillIn),
  );
  return { form, submit, isChanged: form.formState.isDirty, isSaving: save.isPending };
}

export type ClientFormState = ReturnType<typeof useClientForm>;
