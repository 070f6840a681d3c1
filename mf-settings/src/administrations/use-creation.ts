import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type {
  AdministrationEntry,
  AdministrationForm,
} from '@boekwerk/shared/contract/administrations';
import { useSaveFailed } from '@boekwerk/shared/ui/form';
import type { InferOutput } from 'valibot';
import { useCreateAdministration, useUploadLogoOf } from './queries';
import type { AdministrationFormState } from './use-administration-form';

/**
 * Makes the administration, then gives it its logo. When only the logo fails the administration is there, so it
 * is finished all the same.
 *
 * @param onFinished hears what came of it, and why there is no logo
 */
export function useCreation(
  { setError }: AdministrationFormState,
  logo: File | null,
  onFinished: (entry: AdministrationEntry, logoProblem: string | null) => void,
) {
  const creation = useCreateAdministration();
  const upload = useUploadLogoOf();
  const failed = useSaveFailed(setError);

  async function create(values: InferOutput<typeof AdministrationForm>): Promise<void> {
    let entry: AdministrationEntry;
    try {
      entry = await creation.mutateAsync(values);
    } catch (error) {
      return failed(error);
    }
    onFinished(entry, logo && (await logoProblem(entry.relation_id, logo)));
  }
  const logoProblem = (id: number, picture: File) =>
    upload.mutateAsync({ id, logo: picture }).then(() => null, reasonOf);

  return { create, isCreating: creation.isPending || upload.isPending };
}

const reasonOf = (error: unknown): string => (error instanceof ApiError ? error.message : '');
