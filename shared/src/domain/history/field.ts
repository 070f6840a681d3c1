import { asText, type Format } from './formats';

export type Field = { label: string; format: Format };

/** The fields of one kind of thing that are shown, in the order of its form. */
export type Fields = { readonly [field: string]: Field };

export const field = (label: string, format: Format = asText): Field => ({ label, format });
