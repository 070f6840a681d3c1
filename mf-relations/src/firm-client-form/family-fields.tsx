import { CountField, TextField } from '@boekwerk/shared/ui/fields';
import { Card, Columns } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';
import type { FirmClientFormState } from './use-firm-client-form';

/** Whom the person lives with. */
export function FamilyFields({ form: { control } }: { form: FirmClientFormState }) {
  return (
    <Card title={texts.family}>
      <Columns>
        <TextField control={control} name="married_to" label={texts.marriedTo} maxLength={120} />
        <CountField control={control} name="children" label={texts.children} max={99} />
      </Columns>
    </Card>
  );
}
