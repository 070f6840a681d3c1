import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { idInQuery, requiredId, requiredText } from '../fields';
import { AccountingTask } from './accounting-task';

/** An organisation of the accounting package that the firm has linked. */
export const Credentials = v.object({
  id: v.number(),
  organization: v.object({ code: v.string(), name: v.string() }),
  /** Whether the package lets us in now. */
  is_connected: v.boolean(),
  /** Name of whoever linked it last. */
  linked_by: v.string(),
  linked_at: v.string(),
});
export type Credentials = v.InferOutput<typeof Credentials>;

const right = 'accountingLink';

export const authorizeTwinfield = endpoint({
  summary:
    'Where to send the browser for consent: to a new organisation, or to one that was linked before',
  method: 'GET',
  path: '/administrations/v1/twinfield/authorize',
  right,
  ids: { 'query.credentials_id': 'credentials' },
  query: v.object({ credentials_id: v.optional(idInQuery) }),
  reply: v.object({ data: v.string() }),
});

export const listCredentials = endpoint({
  summary: 'The organisations that the firm has linked, also seen from inside a client',
  method: 'GET',
  path: '/administrations/v1/credentials',
  right,
  reply: v.array(Credentials),
});

const NOT_GIVEN = 'De toestemming is niet meegekomen. Koppel opnieuw.';

/** What the browser came back with from the package's consent page. */
const consent = {
  code: requiredText(NOT_GIVEN, 2000),
  state: requiredText(NOT_GIVEN, 2000),
};

export const createCredentials = endpoint({
  summary: 'Link an organisation with the consent that was given for it',
  method: 'POST',
  path: '/administrations/v1/credentials',
  right,
  body: v.object(consent),
  reply: AccountingTask,
  status: 202,
});

export const updateCredentials = endpoint({
  summary: 'Link an organisation anew; consent for another one makes the task fail',
  method: 'PUT',
  path: '/administrations/v1/credentials',
  right,
  ids: { 'body.id': 'credentials' },
  body: v.object({ id: requiredId('Kies een organisatie'), ...consent }),
  reply: AccountingTask,
  status: 202,
});
