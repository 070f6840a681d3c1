import { companyFields } from './company-fields';
import type { Field, Fields } from './field';
import { invoiceFields } from './invoice-fields';
import { relationFields } from './relation-fields';

const FIELDS: { readonly [entity: string]: Fields } = {
  ...relationFields,
  ...invoiceFields,
  ...companyFields,
};

/** How a field is called and read; undefined for one that says nothing to a person. */
export const fieldOf = (entity: string, name: string): Field | undefined => FIELDS[entity]?.[name];
