import * as v from 'valibot';
import { BulkReply, relationIds } from './bulk';
import { ofUser } from './company-users';
import { endpoint } from './endpoint';

const ofClients = { right: 'firm', reply: BulkReply } as const;

export const hideClients = endpoint({
  ...ofClients,
  summary:
    'Hide several clients of the own firm, or offer them again; one that is not its client holds up no other',
  method: 'PUT',
  path: '/relations/v1/clients/hidden',
  ids: { 'body.relation_ids.*': 'enterprise' },
  body: v.object({
    relation_ids: relationIds,
    hidden: v.picklist([0, 1], 'Kies verbergen of tonen'),
  }),
});

export const assignClients = endpoint({
  ...ofClients,
  summary:
    'Give a colleague of the own firm several clients, for invoicing (0) or the books as well (1), beside those they have; one that cannot be given holds up no other',
  method: 'PUT',
  path: `${ofUser.path}/clients`,
  params: ofUser.params,
  ids: { ...ofUser.ids, 'body.relation_ids.*': 'enterprise' },
  body: v.object({ relation_ids: relationIds, type: v.picklist([0, 1], 'Kies een recht') }),
});
