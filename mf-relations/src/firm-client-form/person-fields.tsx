import { AddressFields } from '@boekwerk/shared/ui/address-fields';
import { TextAreaField } from '@boekwerk/shared/ui/fields';
import { WideColumn } from '@boekwerk/shared/ui/layout';
import { CurrencyField } from '@boekwerk/shared/ui/party-fields';
import { PaymentAndNote } from '../payment-and-note';
import { texts as remote } from '../texts';
import { FamilyFields } from './family-fields';
import { IdentityFields } from './identity-fields';
import { PersonContactFields } from './person-contact-fields';
import { texts } from './texts';
import type { FirmClientFormState } from './use-firm-client-form';

/** All that a firm keeps of a private person. */
export function PersonFields({ form }: { form: FirmClientFormState }) {
  const { control } = form;
  return (
    <>
      <IdentityFields form={form} />
      <PersonContactFields form={form} />
      <AddressFields control={control} cityLabel={remote.city} isOptional />
      <FamilyFields form={form} />
      <PaymentAndNote control={control}>
        <CurrencyField control={control} />
        <WideColumn>
          <TextAreaField control={control} name="memo" label={texts.memo} maxLength={1000} />
        </WideColumn>
      </PaymentAndNote>
    </>
  );
}
