import * as v from 'valibot';
import { PAYMENT_PERIODS } from '../domain/invoice/payment-period';
import { optionalEmail, text } from './fields';
import { cocNumber, country, iban, oin, taxNumber } from './party-fields';

export const flag = (fallback: 0 | 1) => v.optional(v.picklist([0, 1]), fallback);

export const MAX_PARTY_NAME = 120;

/** What is filled in of any relation: of a customer or supplier, and of a client of a firm. */
export const partyEntries = {
  name: text(MAX_PARTY_NAME),
  first_name: text(60),
  last_name: text(60),
  coc_number: cocNumber,
  oin,
  tax_number: taxNumber,
  email: optionalEmail,
  /** Where invoices go. */
  general_email: optionalEmail,
  phone: text(30),
  address: text(120),
  postal_code: text(12),
  city: text(80),
  country,
  bank_account: iban,
  payment_period: v.optional(v.picklist(PAYMENT_PERIODS.map(({ days }) => days)), 30),
  note: text(1000),
  enterprise_relation_type: v.optional(v.picklist(['client', 'supplier']), 'client'),
  /** 1 when it is not active; the screen asks it the other way round. */
  hidden: flag(0),
};
