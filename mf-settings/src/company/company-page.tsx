import { readAgain } from '@boekwerk/shared/api-client/read-again';
import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { CompanyHistory } from '../company-history';
import { CompanyForm } from './company-form';
import { texts } from './texts';

/** /settings/company/edit */
export function CompanyPage() {
  const own = useFreshQuery(useOwnCompany());
  return (
    <SettingsPage title={texts.title} action={<CompanyHistory />}>
      <Loaded query={own} loading={<FormSkeleton rows={8} />} failed={texts.failed}>
        {(company) => (
          <CompanyForm key={company.id} company={company} readAgain={() => readAgain(own)} />
        )}
      </Loaded>
    </SettingsPage>
  );
}
