import { MAX_DESCRIPTION } from '@boekwerk/shared/contract/bookkeeping/booking';
import {
  type BookingRuleForm,
  MAX_LEDGER_CODE,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { TextField } from '@boekwerk/shared/ui/fields';
import type { Control } from '@boekwerk/shared/ui/form';
import { Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

// biome-ignore lint/suspicious/noExplicitAny: fields do not mind what the form makes of its values
type Props = { control: Control<BookingRuleForm, any, any> };

const { fields } = texts;

/** Who a rule is for, and on what it books. */
export function RuleFields({ control }: Props) {
  return (
    <Columns>
      <WideColumn>
        <TextField
          control={control}
          name="supplier_name"
          label={fields.supplier}
          hint={fields.supplierHint}
          required
          autoFocus
          maxLength={200}
        />
      </WideColumn>
      <TextField control={control} name="tax_number" label={fields.taxNumber} maxLength={30} />
      <TextField
        control={control}
        name="coc_number"
        label={fields.cocNumber}
        inputMode="numeric"
        maxLength={20}
      />
      <WideColumn>
        <TextField
          control={control}
          name="bank_account"
          label={fields.bankAccount}
          maxLength={42}
        />
      </WideColumn>
      <TextField
        control={control}
        name="ledger_code"
        label={fields.ledger}
        hint={fields.ledgerHint}
        required
        maxLength={MAX_LEDGER_CODE}
      />
      <TextField
        control={control}
        name="vat_code"
        label={fields.vat}
        hint={fields.vatHint}
        maxLength={MAX_LEDGER_CODE}
      />
      <TextField
        control={control}
        name="cost_centre_code"
        label={fields.costCentre}
        maxLength={MAX_LEDGER_CODE}
      />
      <TextField
        control={control}
        name="description"
        label={fields.description}
        maxLength={MAX_DESCRIPTION}
      />
    </Columns>
  );
}
