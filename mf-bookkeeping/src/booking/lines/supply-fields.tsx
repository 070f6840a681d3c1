import { TextField } from '@boekwerk/shared/ui/fields';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { texts } from '../texts';
import { type LineOfSale, useFilledSupply } from './use-filled-supply';

/** What is sold within the European Union, and to which VAT number; of other sales nothing is asked. */
export function SupplyFields(props: LineOfSale) {
  const { control, index } = props;
  const name = `booking_lines.${index}` as const;
  const { isWithin, typed } = useFilledSupply(props);
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
