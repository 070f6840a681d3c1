import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import { CompanyHistory } from '../company-history';
import { PrefixSheet } from './prefix-sheet';
import { usePrefixes, useTemplate } from './queries';
import { TemplateSheet } from './template-sheet';
import { texts } from './texts';

/** /settings/company/invoicing */
export function InvoicingPage() {
  return (
    <SettingsPage title={texts.title} action={<CompanyHistory />}>
      <Sheets />
    </SettingsPage>
  );
}

function Sheets() {
  const prefixes = usePrefixes();
  const template = useTemplate();
  if (prefixes.data && template.data)
    return (
      <>
        <PrefixSheet prefixes={prefixes.data} />
        <TemplateSheet template={template.data} />
      </>
    );
  const failed = [prefixes, template].filter(({ isError }) => isError);
  if (failed.length === 0) return <FormSkeleton rows={6} />;
  return (
    <ErrorState
      title={texts.failed}
      error={failed[0]?.error}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
    />
  );
}
