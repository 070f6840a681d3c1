import * as v from 'valibot';
import { today, yearOf } from '../domain/dates/dates';
import { endpoint } from './endpoint';
import { basedOn, dateField, idField, requiredText } from './fields';

/** Letters and digits, with a sign between or behind them: what any bookkeeping takes in a number. */
const PREFIX = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

const prefix = v.pipe(
  requiredText('Voorvoegsel is verplicht', 10),
  v.check((text) => text === '' || PREFIX.test(text), 'Gebruik letters, cijfers, punt en streepje'),
);
/** From this day invoices get the prefix, until the next one starts. */
const start_date = dateField('Startdatum is verplicht');
/** The first number in the year of the start date; each later year starts at 1. */
const start_number = v.pipe(
  v.number('Startnummer is verplicht'),
  v.integer('Vul een heel nummer in'),
  v.minValue(1, 'Het eerste nummer is 1 of hoger'),
  v.maxValue(999_999, 'Het nummer is te groot'),
);

/** When a prefix starts as long as nobody says so: 1 January of next year. */
export const nextNewYear = () => `${yearOf(today()) + 1}-01-01`;

export const PrefixForm = v.object({
  prefix,
  start_date: v.optional(start_date, nextNewYear),
  start_number: v.optional(start_number, 1),
});
export type PrefixForm = v.InferInput<typeof PrefixForm>;

export const PrefixChange = v.object({
  id: idField('Voorvoegsel is onjuist'),
  prefix,
  /** What is left out stays as it is. */
  start_date: v.optional(start_date),
  start_number: v.optional(start_number),
  ...basedOn,
});

export const Prefix = v.object({
  id: v.number(),
  relation_id: v.number(),
  prefix: v.string(),
  start_date: v.string(),
  start_number: v.number(),
  /** Whether an invoice of today gets it. */
  is_current: v.boolean(),
  updated_at: v.string(),
});
export type Prefix = v.InferOutput<typeof Prefix>;

export const listPrefixes = endpoint({
  summary: 'The prefixes of invoice numbers, by start date',
  method: 'GET',
  path: '/invoicing/v1/prefix',
  right: 'invoicing',
  reply: v.array(Prefix),
});

export const createPrefix = endpoint({
  summary: 'Add a prefix that holds from a day',
  method: 'POST',
  path: '/invoicing/v1/prefix',
  right: 'invoicing',
  body: PrefixForm,
  reply: Prefix,
  status: 201,
});

export const updatePrefix = endpoint({
  summary: 'Change a prefix (without an id the one that holds today); numbers that were given stay',
  method: 'PUT',
  path: '/invoicing/v1/prefix',
  right: 'invoicing',
  ids: { 'body.id': 'prefix' },
  body: PrefixChange,
  reply: Prefix,
});

export const deletePrefix = endpoint({
  summary: 'Remove a prefix (without an id the one that holds today); numbers that were given stay',
  method: 'DELETE',
  path: '/invoicing/v1/prefix',
  right: 'invoicing',
  ids: { 'body.id': 'prefix' },
  body: v.object({ id: idField('Voorvoegsel is onjuist'), ...basedOn }),
  reply: v.null(),
  status: 204,
});

/** What the next invoice of today is called, and whether the number may be chosen. */
export const StartNumber = v.object({
  /** As it is shown: `2026-0119`. */
  number: v.string(),
  next_number: v.number(),
  /** A prefix holds today, which has a start number of its own. */
  has_prefix: v.boolean(),
  /** Numbers without a prefix were given this year: the next one follows them. */
  is_given: v.boolean(),
  /** Of what was chosen; long ago while nothing was. */
  updated_at: v.optional(v.string()),
});
export type StartNumber = v.InferOutput<typeof StartNumber>;

export const StartNumberForm = v.object({ start_number, ...basedOn });
export type StartNumberForm = v.InferInput<typeof StartNumberForm>;

export const getStartNumber = endpoint({
  summary: 'The number that the next invoice of today gets, and whether it may be chosen',
  method: 'GET',
  path: '/invoicing/v1/start-number',
  right: 'invoicing',
  reply: StartNumber,
});

export const setStartNumber = endpoint({
  summary:
    'Choose with which number the invoices of this year begin that have no prefix, as long as none was given; 409 when a prefix holds',
  method: 'PUT',
  path: '/invoicing/v1/start-number',
  right: 'invoicing',
  body: StartNumberForm,
  reply: StartNumber,
});
