import { PaymentForm } from '@boekwerk/shared/contract/payments';
import { type Euro, minus, plus } from '@boekwerk/shared/domain/money/money';
import * as v from 'valibot';
import { texts } from './texts';

/**
 * A payment of a part. What is typed is the payment of now, whatever is recorded elsewhere meanwhile; what goes out is
 * all that was paid with it.
 *
 * @param paid what was paid before
 * @param open what is still to be paid
 * @param direction -1 when that goes back to the customer: it is typed, and counted here, as more than nothing
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
