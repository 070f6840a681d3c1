import { TextField } from '@boekwerk/shared/ui/fields';
import { Card, Columns } from '@boekwerk/shared/ui/layout';
import { texts as remote } from '../texts';
import { texts } from './texts';
import type { CustomerFormState } from './use-customer-form';
import { usePrefilledInvoiceEmail } from './use-prefilled-invoice-email';

type Props = Pick<CustomerFormState, 'form'> & { isPerson: boolean };

/** Who it is, or whom to ask for, and how to reach them. */
export function ContactFields({ form, isPerson }: Props) {
  const { control } = form;
  const prefillInvoiceEmail = usePrefilledInvoiceEmail(form);
  const email = { control, type: 'email', required: true, maxLength: 254 } as const;
  const person = { control, required: isPerson, maxLength: 60 };
  return (
    <Card title={remote.contact}>
      <Columns>
        <TextField {...person} name="first_name" label={remote.firstName} />
        <TextField {...person} name="last_name" label={remote.lastName} />
        <TextField {...email} name="email" label={texts.email} onLeave={prefillInvoiceEmail} />
        <TextField {...email} name="general_email" label={texts.invoiceEmail} />
        <TextField control={control} name="phone" type="tel" label={remote.phone} maxLength={30} />
      </Columns>
    </Card>
  );
}
