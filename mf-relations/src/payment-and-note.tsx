import { TextAreaField } from '@boekwerk/shared/ui/fields';
import type { Control, FieldPath, FieldValues } from '@boekwerk/shared/ui/form';
import { WideColumn } from '@boekwerk/shared/ui/layout';
import { PaymentFields } from '@boekwerk/shared/ui/party-fields';
import type { ReactNode } from 'react';
import { texts } from './texts';

type Part = 'bank_account' | 'payment_period' | 'note';

type Props<Values extends FieldValues> = {
  // biome-ignore lint/suspicious/noExplicitAny: fields do not mind what the form makes of its values
  control: Control<Values, any, any>;
  /** Before the note. */
  children?: ReactNode;
};

/** How a relation pays, and what there is to note of it. */
export function PaymentAndNote<Values extends FieldValues & Partial<Record<Part, unknown>>>({
  control,
  children,
}: Props<Values>) {
  return (
    <PaymentFields control={control}>
      {children}
      <WideColumn>
        <TextAreaField
          control={control}
          name={'note' as FieldPath<Values>}
          label={texts.note}
          maxLength={1000}
        />
      </WideColumn>
    </PaymentFields>
  );
}
