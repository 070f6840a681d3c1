import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { saveEnterprise } from '@boekwerk/shared/contract/bookkeeping/connection';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useRenewOffices, useSaveEnterprise } from '../queries';
import type { LatestTask } from '../task/use-latest-task';
import { keepOffice, keptOffice, type OfficeChoice } from './office-draft';

/** The form in which an office is chosen; it begins with what was chosen before, as long as that is not linked. */
export function useOfficeForm(organizations: readonly { id: number }[], latest: LatestTask) {
  const save = useSaveEnterprise();
  const renewOffices = useRenewOffices();
  const form = useContractForm(saveEnterprise.body, {
    relation_id: currentSession().relation_id,
    ...firstChoice(organizations),
    is_confirmed: false,
  });
  const saveFailed = useSaveFailed(form.setError);
  const refused = (error: unknown) => {
    // Somebody else has it, or is about to.
    if (error instanceof ApiError && error.status === 409) {
      form.setError('office_code', { type: 'server', message: error.message });
      void renewOffices();
    } else saveFailed(error);
  };
  /** Links the office; `is_confirmed` also when its numbers are others than the company's. */
  const link = (is_confirmed: boolean) =>
    form.handleSubmit((choice) => {
      keepOffice(choice);
      return save.mutateAsync({ ...choice, is_confirmed }).then(latest.follow, refused);
    })();
  return { form, link, isSaving: save.isPending };
}

/** Of one organisation there is nothing to choose. */
function firstChoice(organizations: readonly { id: number }[]): OfficeChoice {
  const kept = keptOffice();
  if (kept && organizations.some(({ id }) => id === kept.credentials_id)) return kept;
  const [only, ...others] = organizations;
  return { credentials_id: others.length === 0 ? (only?.id ?? null) : null };
}
