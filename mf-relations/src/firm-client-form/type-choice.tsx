import { RadioField } from '@boekwerk/shared/ui/fields';
import { Card } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';
import type { FirmClientFormState } from './use-firm-client-form';

/** Company or person; what was typed stays, and what was said of it is said anew by the other's rules, of fields that one has been in. */
export function TypeChoice({ form }: { form: FirmClientFormState }) {
  const { touchedFields } = form.formState;
  const judge = (type: 0 | 1) => {
    // The choice alone is nothing to save, or to lose.
    form.resetField('type', { defaultValue: type });
    const left = Object.keys(touchedFields) as (keyof typeof touchedFields)[];
    form.clearErrors();
    void form.trigger(left);
  };
  return (
    <Card>
      <RadioField
        control={form.control}
        name="type"
        label={texts.type}
        options={types}
        onChosen={judge}
      />
    </Card>
  );
}

const types = ([0, 1] as const).map((value) => ({ value, label: texts.types[value] }));
