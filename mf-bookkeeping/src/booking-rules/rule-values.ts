import type {
  BookingRule,
  BookingRuleForm,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';

export const emptyRule: BookingRuleForm = {
  supplier_name: '',
  tax_number: '',
  coc_number: '',
  bank_account: '',
  ledger_code: '',
  vat_code: '',
  cost_centre_code: '',
  description: '',
};

/** Under which name the browser keeps what is typed of one; without an id of a new one. */
export const draftOf = (id: number | undefined) => `booking-rule.${id ?? 'new'}`;

/** What of a rule is filled in, with the moment it was read. */
export const valuesOf = ({ id: _id, ...form }: BookingRule): BookingRuleForm => form;
