import { type Company, CompanyForm as schema } from '@boekwerk/shared/contract/relations';
import { Button } from '@boekwerk/shared/ui/button';
import {
  ErrorSummary,
  RequiredHint,
  useContractForm,
  useSaveFailed,
} from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FooterBar } from '@boekwerk/shared/ui/page';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import './company.css';
import { CompanyFields } from './company-fields';
import { valuesOf } from './company-values';
import { LogoSheet } from './logo-sheet';
import { useSaveCompany } from './queries';
import { texts } from './texts';

/** The details of the own company, as they stand on its invoices. */
export function CompanyForm({ company }: { company: Company }) {
  const notices = useNotices();
  const save = useSaveCompany(company.id);
  const form = useContractForm(schema, valuesOf(company));
  const { control, formState, handleSubmit, reset, setError, setValue } = form;
  const saveFailed = useSaveFailed(setError);
  useUnsavedGuard(formState.isDirty, { text: texts.leave });

  const submit = handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: (saved) => {
        reset(valuesOf(saved));
        notices.success(texts.done, texts.saved);
      },
      onError: saveFailed,
    }),
  );
  return (
    <>
      <LogoSheet
        company={company}
        // The logo counts as a change of the company; the form is based on that one now.
        onUploaded={({ updated_at }) => setValue('updated_at', updated_at)}
      />
      <form className="company-form" onSubmit={submit} noValidate>
        <ErrorSummary control={control} />
        <RequiredHint />
        <CompanyFields form={form} />
        <FooterBar>
          <Button
            type="primary"
            htmlType="submit"
            disabled={!formState.isDirty}
            loading={save.isPending}
          >
            {texts.save}
          </Button>
        </FooterBar>
      </form>
    </>
  );
}
