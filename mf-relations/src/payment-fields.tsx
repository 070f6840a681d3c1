import { PAYMENT_PERIODS } from '@boekwerk/shared/domain/invoice/payment-period';
import { TextAreaField, TextField } from '@boekwerk/shared/ui/fields';
import type { Control, FieldPath, FieldValues } from '@boekwerk/shared/ui/form';
import { Card, Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { SelectField } from '@boekwerk/shared/ui/select-field';
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
export function PaymentFields<Values extends FieldValues & Partial<Record<Part, unknown>>>({
  control,
  children,
}: Props<Values>) {
  const field = (part: Part) => ({ control, name: part as FieldPath<Values> });
  return (
    <Card title={texts.payment}>
      <Columns>
        <TextField {...field('bank_account')} label={texts.bankAccount} maxLength={42} />
        <SelectField {...field('payment_period')} label={texts.paymentPeriod} options={periods} />
        {children}
        <WideColumn>
          <TextAreaField {...field('note')} label={texts.note} maxLength={1000} />
        </WideColumn>
      </Columns>
    </Card>
  );
}

const periods = PAYMENT_PERIODS.map(({ days, name }) => ({ value: days, label: name }));
