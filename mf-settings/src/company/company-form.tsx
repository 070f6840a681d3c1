import {
  type Company,
  EnterpriseCompanyForm,
  PrivateCompanyForm,
} from '@boekwerk/shared/contract/relations';
import { FormFooter, FormFrame, useSavedForm } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import '../settings.css';
import { CompanyFields } from './company-fields';
import { valuesOf } from './company-values';
import { LogoCard } from './logo-card';
import { useSaveCompany } from './queries';
import { texts } from './texts';

type Props = {
  company: Company;
  /** Reads it as somebody else saved it. */
  readAgain: () => Promise<Company>;
};

/** The details of the own company, as they stand on its invoices; or those of a person without one. */
export function CompanyForm({ company, readAgain }: Props) {
  const isPerson = company.type === 1;
  const notices = useNotices();
  const { mutateAsync: save } = useSaveCompany(company.id);
  const saved = useSavedForm({
    schema: isPerson ? PrivateCompanyForm : EnterpriseCompanyForm,
    values: valuesOf(company),
    draft: 'company',
    save,
    valuesOf,
    onSaved: () => notices.success(texts.done, texts.saved),
    readAgain: () => readAgain().then(valuesOf),
  });
  const { form } = saved;
  return (
    <>
      <LogoCard company={company} />
      <FormFrame saved={saved} className="settings-form" footer={<FormFooter saved={saved} />}>
        <CompanyFields form={form} isPerson={isPerson} />
      </FormFrame>
    </>
  );
}
