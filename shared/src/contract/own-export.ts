import * as v from 'valibot';
import { endpoint } from './endpoint';
import { givenPassword } from './fields';

export const exportOwnData = endpoint({
  summary:
    'A link to all that is kept of whoever is signed in, in one zip, good for ten minutes and for this session alone',
  method: 'POST',
  path: '/users/v1/export',
  right: 'ownAccount',
  body: v.object({ password: givenPassword('Wachtwoord is verplicht.') }),
  reply: v.string(),
  isToldOnce: true,
});
