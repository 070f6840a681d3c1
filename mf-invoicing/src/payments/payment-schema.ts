import { PaymentForm } from '@boekwerk/shared/contract/payments';
import { type Euro, minus } from '@boekwerk/shared/domain/money';
import * as v from 'valibot';
import { texts } from './texts';

/**
 * A payment of a part.
 *
 * @param paid what was paid before
 * @param open what is still to be paid
 */
export const partPaymentSchema = (paid: Euro, open: Euro) =>
  v.pipe(
    PaymentForm,
    v.forward(
      v.partialCheck(
        [['payment']],
        ({ payment }) => payment === null || minus(payment, paid) <= open,
        texts.tooMuch(open),
      ),
      ['payment'],
    ),
  );
