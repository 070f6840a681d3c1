import * as v from 'valibot';
import { endpoint } from '../endpoint';

export const checkConnection = endpoint({
  summary: 'How the link with the accounting package stands',
  method: 'GET',
  path: '/administrations/v1/checkconnection',
  right: 'signedIn',
  reply: v.object({
    is_connected: v.boolean(),
    office: v.nullable(v.object({ code: v.string(), name: v.string() })),
    status: v.picklist(['none', 'connected', 'expired']),
    expires_at: v.nullable(v.string()),
  }),
});

export const listCurrencies = endpoint({
  summary: 'The currencies that amounts can be in',
  method: 'GET',
  path: '/administrations/v1/currencies',
  right: 'signedIn',
  reply: v.array(v.object({ code: v.string(), name: v.string() })),
});
