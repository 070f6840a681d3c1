import { TextField } from '@boekwerk/shared/ui/fields';
import { Card, Columns } from '@boekwerk/shared/ui/layout';
import { texts as remote } from '../texts';
import { texts } from './texts';
import type { FirmClientFormState } from './use-firm-client-form';

/** How to reach the person. */
export function PersonContactFields({ form: { control } }: { form: FirmClientFormState }) {
  const email = { control, type: 'email', maxLength: 254 } as const;
  const phone = { control, type: 'tel', maxLength: 30 } as const;
  return (
    <Card title={remote.contact}>
      <Columns>
        <TextField {...email} name="email_text" label={texts.generalEmail} />
        <TextField {...email} name="email" label={texts.personalAddress} />
        <TextField {...phone} name="phone" label={remote.phone} />
        <TextField {...phone} name="mobile" label={texts.mobile} />
        <TextField control={control} name="website" label={texts.website} maxLength={200} />
      </Columns>
    </Card>
  );
}
