import { AdministrationForm } from '@boekwerk/shared/contract/administrations';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { useContractForm } from '@boekwerk/shared/ui/form';

export type AdministrationFormState = ReturnType<typeof useAdministrationForm>;

/** The form of a new administration; whoever adds it is its contact until they say otherwise. */
export function useAdministrationForm() {
  const { user } = currentSession();
  return useContractForm(AdministrationForm, {
    name: '',
    email: '',
    coc_number: '',
    tax_number: '',
    bank_account: '',
    address: '',
    postal_code: '',
    city: '',
    country: 'NL',
    first_name: user?.name ?? '',
    last_name: user?.last_name ?? '',
  });
}
