import * as v from 'valibot';
import { endpoint } from '../endpoint';

export const checkConnection = endpoint({
  summary: 'How the link with the accounting package stands',
  method: 'GET',
  path: '/administrations/v1/checkconnection',
  right: 'signedIn',
  reply: v.object({
    /** Whether it was ever made, and whether the package lets us in now. */
    exists: v.boolean(),
    is_connected: v.boolean(),
    status: v.picklist(['none', 'connected', 'broken']),
    /** Of a company; a firm has none. */
    office: v.nullable(v.object({ code: v.string(), name: v.string() })),
    /** When everything of the office was read last. */
    synced_at: v.nullable(v.string()),
  }),
});

export const listCurrencies = endpoint({
  summary: 'The currencies that amounts can be in',
  method: 'GET',
  path: '/administrations/v1/currencies',
  right: 'signedIn',
  reply: v.array(v.object({ code: v.string(), name: v.string() })),
});
