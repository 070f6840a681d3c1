import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import type { InModal } from '../form-modal';
import { EditForm } from './edit-form';
import { useCompanyRights } from './rights/queries';
import { texts } from './rights/texts';

type Props = InModal & { user: CompanyUser; onSaved: () => void };

/** A colleague of the firm, once it is known what they see. */
export function ColleagueForm(props: Props) {
  const { data, error, refetch, isFetching } = useCompanyRights(props.user.id);
  if (data) return <EditForm {...props} {...data} />;
  if (!error) return <FormSkeleton rows={6} />;
  return (
    <ErrorState
      title={texts.rightsFailed}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
