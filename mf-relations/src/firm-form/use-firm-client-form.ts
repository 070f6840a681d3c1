import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { FirmClient } from '@boekwerk/shared/contract/firm';
import { useContractForm } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useSaving } from '../use-saving';
import {
  emptyFirmClient,
  FirmClientSchema,
  type FirmClientValues,
  valuesOf,
} from './firm-client-values';
import { type SavedFirmClient, useSaveFirmClient } from './queries';
import { texts } from './texts';

type Setup = {
  /** Leave out for a new one. */
  client?: FirmClient;
  onSaved: (values: FirmClientValues) => void;
  onConflict?: (message: string) => void;
};

/** The form of a client of the firm, company or person, with what the page around it needs. */
export function useFirmClientForm({ client, onSaved, onConflict }: Setup) {
  const form = useContractForm(FirmClientSchema, client ? valuesOf(client) : emptyFirmClient());
  const notices = useNotices();
  const { mutateAsync: save } = useSaveFirmClient(client);

  const savedPartly = ({ updated_at, bookkeepingError }: SavedFirmClient) => {
    const { booking_enabled, ...values } = form.getValues();
    notices.error(
      texts.bookkeepingFailed,
      bookkeepingError instanceof ApiError ? bookkeepingError.message : undefined,
    );
    // What was saved is the form's start from now on; the choice is still to be saved.
    form.reset({
      ...values,
      updated_at: updated_at ?? undefined,
      booking_enabled: client?.booking_enabled,
    });
    form.setValue('booking_enabled', booking_enabled, { shouldDirty: true });
  };
  const saved = (result: SavedFirmClient) =>
    result.bookkeepingError === null ? onSaved(form.getValues()) : savedPartly(result);
  return { form, ...useSaving({ form, save, onSaved: saved, onConflict }) };
}

export type FirmClientFormState = ReturnType<typeof useFirmClientForm>['form'];
