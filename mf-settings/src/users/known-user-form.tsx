import { readAgain } from '@boekwerk/shared/api-client/read-again';
import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import type { ModalFormProps } from '../form-modal';
import { EditForm } from './edit-form';
import { useKnownUser } from './rights/queries';
import { texts } from './rights/texts';

type Props = ModalFormProps & { user: CompanyUser; givesRights: boolean; onSaved: () => void };

/** A user; a colleague of the firm once it is known what they see. */
export function KnownUserForm({ user, givesRights, ...form }: Props) {
  const query = useKnownUser(user, givesRights);
  return (
    <Loaded query={query} loading={<FormSkeleton rows={6} />} failed={texts.rightsFailed}>
      {(known) => <EditForm {...form} known={known} readAgain={() => readAgain(query)} />}
    </Loaded>
  );
}
