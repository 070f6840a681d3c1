import { FirmForm } from '@boekwerk/shared/contract/firm';
import type { Company } from '@boekwerk/shared/contract/relations';
import { useNavigate } from '@boekwerk/shared/router';
import { TextField } from '@boekwerk/shared/ui/fields';
import { useSavedForm } from '@boekwerk/shared/ui/form';
import { KvkField } from '@boekwerk/shared/ui/kvk';
import { texts } from '../texts';
import { RELATIONS } from './addresses';
import { useUpdateFirm } from './queries';
import { StepForm } from './step-form';

type Props = {
  firm: Company;
  /** Reads it as somebody else saved it. */
  readAgain: () => Promise<Company>;
};

/** The details of the own firm; the next step is its first client. */
export function FirmStep({ firm, readAgain }: Props) {
  const navigate = useNavigate();
  const { mutateAsync: save } = useUpdateFirm(firm.id);
  const saved = useSavedForm({
    schema: FirmForm,
    values: valuesOf(firm),
    draft: 'onboarding.firm',
    asksToLeave: false,
    save,
    onSaved: () => navigate(RELATIONS),
    readAgain: () => readAgain().then(valuesOf),
  });
  const { form } = saved;
  const { control } = form;
  return (
    <StepForm saved={saved} skipTo={RELATIONS}>
      <TextField control={control} name="name" label={texts.name} required maxLength={120} />
      <KvkField form={form} required />
      <TextField
        control={control}
        name="tax_number"
        label={texts.taxNumber}
        required
        maxLength={30}
      />
      <TextField control={control} name="address" label={texts.address} maxLength={120} />
      <TextField
        control={control}
        name="postal_code"
        label={texts.postalCode}
        required
        maxLength={12}
      />
      <TextField control={control} name="city" label={texts.city} required maxLength={80} />
    </StepForm>
  );
}

const valuesOf = (firm: Company): FirmForm => ({
  name: firm.name,
  coc_number: firm.coc_number,
  tax_number: firm.tax_number,
  address: firm.address,
  postal_code: firm.postal_code,
  city: firm.city,
  country: firm.country,
  updated_at: firm.updated_at,
});
