import { bookkeepingFields } from './bookkeeping-fields';
import { companyFields } from './company-fields';
import type { Field, Fields } from './field';
import { invoiceFields } from './invoice-fields';
import { relationFields } from './relation-fields';

const FIELDS: { readonly [entity: string]: Fields } = {
  ...relationFields,
  ...invoiceFields,
  ...companyFields,
  ...bookkeepingFields,
};

/** Label and format of a field; undefined for one that means nothing to a user. */
export const fieldOf = (entity: string, name: string): Field | undefined => FIELDS[entity]?.[name];
