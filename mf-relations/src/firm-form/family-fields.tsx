import { BoundField, NumberInput, TextField } from '@boekwerk/shared/ui/fields';
import { Columns, Sheet } from '@boekwerk/shared/ui/layout';
import type { FirmClientValues } from './firm-client-values';
import { texts } from './texts';
import type { FirmClientFormState } from './use-firm-client-form';

/** Whom the person lives with. */
export function FamilyFields({ form: { control } }: { form: FirmClientFormState }) {
  return (
    <Sheet title={texts.family}>
      <Columns>
        <TextField control={control} name="married_to" label={texts.marriedTo} maxLength={120} />
        <BoundField<FirmClientValues, number | null>
          control={control}
          name="children"
          label={texts.children}
        >
          {({ value, onChange, ...bound }, aria) => (
            <NumberInput
              {...bound}
              {...aria}
              value={String(value ?? '')}
              onChange={(digits) => onChange(digits === '' ? null : Number(digits))}
              maxLength={2}
              autoComplete="off"
            />
          )}
        </BoundField>
      </Columns>
    </Sheet>
  );
}
