import { useCallback, useRef } from 'react';
import type { InvoiceFormMethods } from '../use-invoice-form';
import { nextExpiry, type Terms } from './next-expiry';

/** Lets the expiry follow the invoice date and the customer's payment period. */
export function useExpiry({ getValues, setValue }: InvoiceFormMethods, start: Terms) {
  const terms = useRef(() => start);
  return {
    /** Some of the terms changed. A stable function. */
    follow: useCallback(
      (change: Partial<Terms>) => {
        const before = terms.current();
        const after = { ...before, ...change };
        const expiration_date = nextExpiry(getValues('expiration_date'), before, after);
        // Of a date that is cleared the last one stays: the expiry goes on from there with the next.
        terms.current = () => ({ ...after, date: after.date ?? before.date });
        setValue('expiration_date', expiration_date, { shouldDirty: true, shouldTouch: false });
      },
      [getValues, setValue],
    ),
    /** All values were replaced; the customer among them, as of a draft, may still be on its way. */
    restart: (read: () => Terms) => {
      const now = read();
      terms.current = now.payment_period === null ? read : () => now;
    },
  };
}
