import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import type { ModalFormProps } from '../form-modal';
import { EditForm } from './edit-form';
import { useCompanyRights } from './rights/queries';
import { texts } from './rights/texts';

type Props = ModalFormProps & { user: CompanyUser; onSaved: () => void };

/** A colleague of the firm, once it is known what they see. */
export function ColleagueForm(props: Props) {
  const rights = useCompanyRights(props.user.id);
  return (
    <Loaded query={rights} loading={<FormSkeleton rows={6} />} failed={texts.rightsFailed}>
      {(known) => <EditForm {...props} {...known} />}
    </Loaded>
  );
}
