import * as v from 'valibot';
import { endpoint } from './endpoint';
import { cocNumber } from './party-fields';

/** What the trade register knows of a company. */
export const KvkData = v.object({
  name: v.string(),
  address: v.string(),
  postal_code: v.string(),
  city: v.string(),
});
export type KvkData = v.InferOutput<typeof KvkData>;

export const getKvkData = endpoint({
  summary:
    'Name and address from the trade register; an unknown number is a 422, a register that is away a 503',
  method: 'GET',
  path: '/relations/v1/kvkdata',
  right: 'signedIn',
  query: v.object({
    coc_number: v.pipe(cocNumber, v.nonEmpty('KvK-nummer bestaat uit 8 cijfers')),
  }),
  reply: KvkData,
});
