import { CONFIRMATION } from '@boekwerk/shared/contract/account-deletion';
import type { Endpoint, Entity } from '@boekwerk/shared/contract/endpoint';
import { addDays } from '@boekwerk/shared/domain/dates/dates';
import { type JsonSchema, jsonSchemaOf } from '../platform/http/open-api';
import { PASSWORD } from './builders';
import type { Ids } from './everything';

let last = 0;

/**
 * Values for fields whose rules a JSON schema does not tell, or functions that make a new one each time. A new field
 * with such rules goes here.
 */
const KNOWN: { [field: string]: unknown } = {
  currency: 'EUR',
  date: '2026-11-20',
  expiration_date: '2026-12-20',
  delivery_date: '2026-11-20',
  from: '2026-01-01',
  next_date: '2199-01-01',
  next_period_start: '2199-01-01',
  start_date: () => addDays('2150-01-01', ++last),
  prefix: () => `P${++last}`,
  supplier_name: () => `Leverancier ${++last}`,
  email: () => `info${++last}@voorbeeld.nl`,
  general_email: 'info@voorbeeld.nl',
  email_text: 'info@voorbeeld.nl',
  website: 'www.voorbeeld.nl',
  bsn: '123456782',
  date_of_birth: '1970-02-28',
  emails: ['info@voorbeeld.nl'],
  postal_code: '1234 AB',
  bank_account: 'NL91ABNA0417164300',
  tax_number: 'NL123456782B12',
  oin: '00000001823288444000',
  coc_number: '12345678',
  country: 'NL',
  amount: 1,
  total: undefined,
  /** Of an import: they go by their headers. */
  columns: undefined,
  updated_at: undefined,
  replaces: undefined,
  password: PASSWORD,
  password_confirm: PASSWORD,
  current_password: PASSWORD,
  agreePrivacy: true,
  /** Each sample looks like the one before it. */
  accept_alike: true,
  otp: '123456',
  confirmation: CONFIRMATION,
  /** Of a shortcut: the id of a client. */
  target: '1',
};

/** The version of a document that is booked as it was shown. */
export const SHOWN_AT = '2026-11-20T09:00:00.000Z';

/** Calls in which a field is not what it is elsewhere. */
const KNOWN_IN: { [path: string]: { [field: string]: unknown } } = {
  // A firm has one rule for a supplier, which is known by its numbers.
  '/administrations/v1/rule': { tax_number: '', coc_number: '', bank_account: '' },
  '/administrations/v1/rule/:id': { tax_number: '', coc_number: '', bank_account: '' },
  // A client is pinned once, as the call before this one did.
  '/users/v1/shortcut/:id': { kind: 'route', target: '/dashboard' },
  '/users/v1/change-password': {
    password: `Nog-${PASSWORD}`,
    password_confirm: `Nog-${PASSWORD}`,
  },
  '/administrations/v1/bookingitem/book/multiple': {
    items: [
      {
        ...{ id: 1, updated_at: SHOWN_AT, invoice_number: 'Tekst', date: '2026-11-20' },
        ...{ description: 'Tekst', amount: 2, booking_lines: [{ value: 1, vat: 1 }] },
      },
    ],
  },
};

const bodySchemas = new WeakMap<Endpoint, JsonSchema>();

/** What the body of an endpoint looks like; making it takes longer than most calls. */
export function bodySchemaOf(endpoint: Endpoint): JsonSchema {
  const schema = bodySchemas.get(endpoint) ?? jsonSchemaOf(endpoint.body, 'input');
  bodySchemas.set(endpoint, schema);
  return schema;
}

export type Field = { path: string[]; schema: JsonSchema };

/** A body that an endpoint takes, with the ids of things it may name. */
export function sampleBody(endpoint: Endpoint, ids: Partial<Ids>): unknown {
  const known = structuredClone(KNOWN_IN[endpoint.path]);
  const body = Object.assign(sample(bodySchemaOf(endpoint), '') as object, known);
  for (const [place, entity] of Object.entries(endpoint.ids)) {
    const [start, ...path] = place.split('.');
    if (start === 'body') put(body, path, ids[entity]);
  }
  return body;
}

/** The address of an endpoint, with the id it takes. */
export function addressOf({ path, ids }: Endpoint, known: Partial<Ids>): string {
  return `/api${path.replace(/:(\w+)/g, (_, name) => String(known[ids[`params.${name}`] as Entity] ?? 1))}`;
}

/** Every field of a schema, in depth: `products.0.title`. */
export function fieldsOf(schema: JsonSchema, path: string[] = []): Field[] {
  const inner = withoutNull(schema);
  const properties = Object.entries((inner.properties ?? {}) as Record<string, JsonSchema>);
  const items = inner.items as JsonSchema | undefined;
  return [
    ...(path.length > 0 ? [{ path, schema: inner }] : []),
    ...properties.flatMap(([name, property]) => fieldsOf(property, [...path, name])),
    ...(items ? fieldsOf(items, [...path, '0']) : []),
  ];
}

/** Changes one value of a body; `*` stands for each item of a list. */
export function put(body: unknown, [name = '', ...rest]: string[], value: unknown): void {
  const at = body as Record<string, unknown>; // made by `sample`, so the way is there
  if (name === '*') for (const item of Object.keys(at)) put(at, [item, ...rest], value);
  else if (rest.length > 0) put(at[name], rest, value);
  else at[name] = value;
}

function sample(schema: JsonSchema, field: string): unknown {
  const value = KNOWN[field];
  if (field in KNOWN) return typeof value === 'function' ? value() : value;
  const {
    type,
    default: fallback,
    enum: values,
    const: only,
    properties,
    items,
  } = withoutNull(schema);
  if (Array.isArray(values)) return values[0];
  if (only !== undefined) return only;
  if (type === 'object') {
    const entries = Object.entries(properties ?? {});
    return Object.fromEntries(entries.map(([name, of]) => [name, sample(of, name)]));
  }
  if (type === 'array') return [sample(items as JsonSchema, '')];
  if (type === 'string') return fallback || 'Tekst';
  if (type === 'boolean') return false;
  return typeof fallback === 'number' ? fallback : 1;
}

/** Of a choice the first that is not null: the kind of value that a field is meant for. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as JsonSchema[] | undefined;
  const choice = choices?.find(({ type }) => type !== 'null');
  return choice ? { ...withoutNull(choice), default: schema.default } : schema;
}
