import * as v from 'valibot';
import { endpoint } from './endpoint';

export const User = v.object({
  id: v.number(),
  name: v.string(),
  last_name: v.string(),
  email: v.string(),
  /** 0 enterprise, 1 accountant */
  role: v.picklist([0, 1]),
  /** 0 active, 1 invited */
  status: v.picklist([0, 1]),
});
export type User = v.InferOutput<typeof User>;

export const getUser = endpoint({
  summary: 'Whoever is signed in',
  method: 'GET',
  path: '/users/v1/user',
  right: 'signedIn',
  reply: User,
});
