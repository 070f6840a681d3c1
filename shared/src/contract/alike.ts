import * as v from 'valibot';

/** By what a relation is recognised as one that is there already. */
export const ALIKE_FIELDS = ['coc_number', 'email', 'name'] as const;
export type AlikeField = (typeof ALIKE_FIELDS)[number];

/** A relation that a new one looks like; a 409 of the calls that add one names them in `alike`. */
export type AlikeRelation = {
  id: number;
  name: string;
  /** What is the same, but for case and spaces. */
  fields: AlikeField[];
};

/** Of a new relation: that it is added although others look like it. A change of one is not asked about. */
export const acceptAlike = { accept_alike: v.optional(v.boolean(), false) };
