import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { FirmClient } from '@boekwerk/shared/contract/firm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { firmClientDraft } from '../relation-drafts';
import { useRelationForm } from '../use-relation-form';
import {
  emptyFirmClient,
  type Filled,
  FirmClientSchema,
  type FirmClientValues,
  valuesOf,
} from './firm-client-values';
import { type SavedFirmClient, useSaveFirmClient } from './queries';
import { texts } from './texts';

type Setup = {
  /** Leave out for a new one. */
  client?: FirmClient;
  /** Gives an existing one as somebody else saved it. */
  readAgain?: () => Promise<FirmClient>;
  onSaved: (values: FirmClientValues) => void;
};

/** The form of a client of the firm, company or person, with what the page around it needs. */
export function useFirmClientForm({ client, readAgain, onSaved }: Setup) {
  const notices = useNotices();
  const { mutateAsync: save } = useSaveFirmClient(client);

  const savedPartly = ({ updated_at, bookkeepingError }: SavedFirmClient) => {
    const { booking_enabled, ...values } = saved.form.getValues();
    notices.error(
      texts.bookkeepingFailed,
      bookkeepingError instanceof ApiError ? bookkeepingError.message : undefined,
    );
    // What was saved is the form's start from now on; the choice is still to be saved.
    saved.form.reset({
      ...values,
      updated_at: updated_at ?? undefined,
      booking_enabled: client?.booking_enabled,
    });
    saved.form.setValue('booking_enabled', booking_enabled, { shouldDirty: true });
  };
  const saved = useRelationForm<FirmClientValues, Filled, SavedFirmClient>({
    schema: FirmClientSchema,
    values: client ? valuesOf(client) : emptyFirmClient(),
    draft: firmClientDraft(client?.id),
    // A citizen service number is no draft.
    unkept: ['bsn'],
    save,
    onSaved: (result) =>
      result.bookkeepingError === null ? onSaved(saved.form.getValues()) : savedPartly(result),
    readAgain: readAgain && (() => readAgain().then(valuesOf)),
  });
  return saved;
}

export type FirmClientFormState = ReturnType<typeof useFirmClientForm>['form'];
