import { FirstEnterpriseForm } from '@boekwerk/shared/contract/firm';
import { useNavigate } from '@boekwerk/shared/router';
import { TextField } from '@boekwerk/shared/ui/fields';
import { useSavedForm } from '@boekwerk/shared/ui/form';
import { KvkField } from '@boekwerk/shared/ui/kvk';
import { OnboardingPage } from '../onboarding-page';
import { texts } from '../texts';
import { finished } from './addresses';
import { useAddFirstClient } from './queries';
import { StepForm } from './step-form';
import { Steps } from './steps';

/** /onboarding/adviser/relations */
export function AdviserRelationsPage() {
  const navigate = useNavigate();
  const { mutateAsync: save } = useAddFirstClient();
  const saved = useSavedForm({
    schema: FirstEnterpriseForm,
    values: empty,
    draft: 'onboarding.client',
    asksToLeave: false,
    save,
    onSaved: () => navigate(finished(false)),
  });
  const { form } = saved;
  const { control } = form;
  return (
    <OnboardingPage
      documentTitle={texts.relations.title}
      title={texts.relations.title}
      progress={<Steps current="relations" />}
    >
      <p className="auth-onboarding-intro">{texts.relations.text}</p>
      <StepForm saved={saved} skipTo={finished(true)}>
        <TextField control={control} name="name" label={texts.name} required maxLength={120} />
        <KvkField form={form} required />
        <TextField
          control={control}
          name="general_email"
          type="email"
          label={texts.email}
          required
          maxLength={254}
        />
        <TextField control={control} name="phone" type="tel" label={texts.phone} maxLength={30} />
        <TextField control={control} name="tax_number" label={texts.taxNumber} maxLength={30} />
        <TextField control={control} name="bank_account" label={texts.bankAccount} maxLength={42} />
        <TextField control={control} name="address" label={texts.address} maxLength={120} />
        <TextField control={control} name="postal_code" label={texts.postalCode} maxLength={12} />
        <TextField control={control} name="city" label={texts.city} maxLength={80} />
      </StepForm>
    </OnboardingPage>
  );
}

const empty: FirstEnterpriseForm = {
  name: '',
  coc_number: '',
  general_email: '',
  phone: '',
  tax_number: '',
  bank_account: '',
  address: '',
  postal_code: '',
  city: '',
  country: 'NL',
};
