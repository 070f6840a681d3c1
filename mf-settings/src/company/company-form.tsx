import {
  type Company,
  EnterpriseCompanyForm,
  PrivateCompanyForm,
} from '@boekwerk/shared/contract/relations';
import { useContractForm } from '@boekwerk/shared/ui/form';
import { EditForm } from '../edit-form';
import { CompanyFields } from './company-fields';
import { valuesOf } from './company-values';
import { LogoSheet } from './logo-sheet';
import { useSaveCompany } from './queries';
import { texts } from './texts';

/** The details of the own company, as they stand on its invoices; or those of a person without one. */
export function CompanyForm({ company }: { company: Company }) {
  const isPerson = company.type === 1;
  const { mutateAsync: save } = useSaveCompany(company.id);
  const form = useContractForm(
    isPerson ? PrivateCompanyForm : EnterpriseCompanyForm,
    valuesOf(company),
  );
  return (
    <>
      <LogoSheet
        company={company}
        // The logo counts as a change of the company; the form is based on that one now.
        onChanged={({ updated_at }) => form.setValue('updated_at', updated_at)}
      />
      <EditForm
        form={form}
        draft="company"
        save={async (values) => valuesOf(await save(values))}
        saved={[texts.done, texts.saved]}
      >
        <CompanyFields form={form} isPerson={isPerson} />
      </EditForm>
    </>
  );
}
