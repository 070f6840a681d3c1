import { useFormState, useWatch } from '@boekwerk/shared/ui/form';
import { useEffect, useRef } from 'react';
import type { BookingControl, BookingFormState } from '../use-booking-form';

export type LineOfSale = {
  control: BookingControl;
  setValue: BookingFormState['form']['setValue'];
  index: number;
  /** The VAT codes for what is sold within the European Union. */
  withinUnion: ReadonlySet<number>;
  /** VAT number of who is sold to. */
  taxNumber: string;
};

/**
 * Fills in the VAT number of who is sold to within the European Union, also when that becomes somebody else, and takes it
 * from a line of another sale.
 */
export function useFilledSupply({ control, setValue, index, withinUnion, taxNumber }: LineOfSale) {
  const name = `booking_lines.${index}` as const;
  const [code, kind, typed] = useWatch({
    control,
    name: [
      `${name}.vat_ledger_account_id`,
      `${name}.foreign_sale_type`,
      `${name}.supplier_tax_code`,
    ],
  });
  const isWithin = code !== null && withinUnion.has(code);
  const { isDirty } = useFormState({ control });
  const shown = useRef('');
  useEffect(() => {
    // Of a form in which nobody typed it is no change that anybody would lose.
    const change = { shouldDirty: isDirty };
    const isTheirs = typed === '' || typed === shown.current;
    shown.current = taxNumber;
    if (isWithin && isTheirs && typed !== taxNumber)
      setValue(`${name}.supplier_tax_code`, taxNumber, change);
    if (isWithin || withinUnion.size === 0) return;
    if (kind !== null) setValue(`${name}.foreign_sale_type`, null, change);
    if (typed !== '') setValue(`${name}.supplier_tax_code`, '', change);
  }, [isWithin, taxNumber, withinUnion]);
  return { isWithin, typed };
}
