import { PaymentForm } from '@boekwerk/shared/contract/payments';
import { type Euro, minus, plus } from '@boekwerk/shared/domain/money/money';
import * as v from 'valibot';
import { texts } from './texts';

/**
 * A partial payment. The user types this payment alone; what is sent is the cumulative amount, so that a payment
 * recorded elsewhere in the meantime is noticed.
 *
 * @param paid what was paid before
 * @param open what is still to be paid
 * @param direction -1 for a repayment to the customer, which is typed and checked here as a positive amount
 */
export const partPaymentSchema = (paid: Euro, open: Euro, direction: number) =>
  v.pipe(
    v.custom<PaymentForm>(() => true),
    v.transform(
      ({ payment = null, ...form }): PaymentForm => ({
        ...form,
        payment: payment === null ? null : direction * plus(paid, payment),
      }),
    ),
    PaymentForm,
    v.forward(
      v.partialCheck(
        [['payment']],
        ({ payment }) => payment === null || minus(direction * payment, paid) <= open,
        texts.tooMuch(open),
      ),
      ['payment'],
    ),
  );
