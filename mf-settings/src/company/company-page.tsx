import { readAnew } from '@boekwerk/shared/api-client/read-anew';
import { useFreshData } from '@boekwerk/shared/api-client/use-fresh-data';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import { CompanyHistory } from '../company-history';
import { CompanyForm } from './company-form';
import { texts } from './texts';

/** /settings/company/edit */
export function CompanyPage() {
  const own = useOwnCompany();
  const company = useFreshData(own);
  const { error, refetch, isFetching } = own;
  return (
    <SettingsPage title={texts.title} action={<CompanyHistory />}>
      {company && <CompanyForm key={company.id} company={company} readAnew={() => readAnew(own)} />}
      {!company && !error && <FormSkeleton rows={8} />}
      {!company && error && (
        <ErrorState
          title={texts.failed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </SettingsPage>
  );
}
