import { TextField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useEffect } from 'react';
import { texts } from '../texts';
import type { BookingControl, BookingFormState } from '../use-booking-form';

type Props = {
  control: BookingControl;
  setValue: BookingFormState['form']['setValue'];
  index: number;
  /** The VAT codes for what is sold within the European Union. */
  withinUnion: ReadonlySet<number>;
  /** VAT number of who is sold to. */
  taxNumber: string;
};

/** What is sold within the European Union, and to which VAT number; of other sales nothing is asked. */
export function SupplyFields({ control, setValue, index, withinUnion, taxNumber }: Props) {
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
  useEffect(() => {
    const change = { shouldDirty: true };
    if (isWithin && typed === '' && taxNumber !== '')
      setValue(`${name}.supplier_tax_code`, taxNumber, change);
    if (isWithin || withinUnion.size === 0) return;
    if (kind !== null) setValue(`${name}.foreign_sale_type`, null, change);
    if (typed !== '') setValue(`${name}.supplier_tax_code`, '', change);
  }, [isWithin, taxNumber, withinUnion]);

  if (!isWithin) return null;
  const { supply } = texts;
  return (
    <>
      <SelectField
        control={control}
        name={`${name}.foreign_sale_type`}
        label={supply.kind}
        required
        placeholder={supply.choose}
        options={KINDS}
      />
      <TextField
        control={control}
        name={`${name}.supplier_tax_code`}
        label={supply.taxNumber}
        maxLength={20}
        autoComplete="off"
        warning={typed === '' ? supply.noTaxNumber : undefined}
      />
    </>
  );
}

const KINDS = texts.supply.kinds.map((label, value) => ({ value, label }));
