import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { PAYMENT_PERIODS } from '../../domain/invoice/payment-period';
import type { FieldProps } from '../fields/bound-field';
import { TextField } from '../fields/text-field';
import { Card } from '../layout/card';
import { Columns } from '../layout/columns';
import { SelectField } from '../select/select-field';
import { texts } from './texts';

type Part = 'bank_account' | 'payment_period';

type Props<Values extends FieldValues> = Pick<FieldProps<Values>, 'control'> & {
  /** What else is kept of it, below. */
  children?: ReactNode;
};

/** How a party pays, in a form whose values name it as the API does. */
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
      </Columns>
    </Card>
  );
}

const periods = PAYMENT_PERIODS.map(({ days, name }) => ({ value: days, label: name }));
