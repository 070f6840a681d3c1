import * as v from 'valibot';
import { endpoint } from '../endpoint';

export const findByReference = endpoint({
  summary: 'Which document of which company carries a reference, for who may see it',
  method: 'GET',
  path: '/administrations/v1/reference/:reference',
  right: 'signedIn',
  params: v.object({ reference: v.pipe(v.string(), v.regex(/^bw-[a-z2-7]{16}$/)) }),
  reply: v.object({
    id: v.number(),
    relation_id: v.number(),
    /** The firm from which an accountant enters the books of the company; `null` for who works there. */
    firm_id: v.nullable(v.number()),
  }),
});
