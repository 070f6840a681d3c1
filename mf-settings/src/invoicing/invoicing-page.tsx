import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { bothOf, FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { CompanyHistory } from '../company-history';
import { PrefixSheet } from './prefix-sheet';
import { usePrefixes, useTemplate } from './queries';
import { TemplateSheet } from './template-sheet';
import { texts } from './texts';

/** /settings/company/invoicing */
export function InvoicingPage() {
  const both = bothOf(usePrefixes(), useTemplate());
  return (
    <SettingsPage title={texts.title} action={<CompanyHistory />}>
      <Loaded query={both} loading={<FormSkeleton rows={6} />} failed={texts.failed}>
        {([prefixes, template]) => (
          <>
            <PrefixSheet prefixes={prefixes} />
            <TemplateSheet template={template} />
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}
