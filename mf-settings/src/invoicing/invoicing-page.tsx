import { readAgain } from '@boekwerk/shared/api-client/read-again';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { bothOf, FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { CompanyHistory } from '../company-history';
import { EmailTextCard } from './email-text-card';
import { PrefixCard } from './prefix-card';
import { useEmailText, usePrefixes } from './queries';
import { texts } from './texts';

/** /settings/company/invoicing */
export function InvoicingPage() {
  const emailTextQuery = useEmailText();
  const both = bothOf(usePrefixes(), emailTextQuery);
  return (
    <SettingsPage title={texts.title} action={<CompanyHistory />}>
      <Loaded query={both} loading={<FormSkeleton rows={6} />} failed={texts.failed}>
        {([prefixes, emailText]) => (
          <>
            <PrefixCard prefixes={prefixes} />
            <EmailTextCard emailText={emailText} readAgain={() => readAgain(emailTextQuery)} />
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}
