import type {
  ClientAccess,
  listClientAccess as contract,
} from '@boekwerk/shared/contract/company-users';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { Call } from '../platform/http/call';
import { listEnterprises } from '../relations/firm-clients/firm-clients';
import { assignmentsAtClients } from './assignment-store';
import { numberOf } from './to-company-user';

/** Which colleagues see each client of the own firm, one page by name. Its owners see all, and are not told. */
export async function listClientAccess(
  call: Call,
  query: CheckedInputOf<typeof contract>['query'],
) {
  const firm_id = call.caller.relation_id;
  const which = { ...query, sort: 'name', state: 'active', shown: 'all', books: 'any' } as const;
  const { data, ...page } = await listEnterprises(call, firm_id, which);
  const ids = data.map(({ enterprise }) => enterprise.id);
  const assignments = await assignmentsAtClients(call.db, firm_id, ids);
  return {
    ...page,
    data: data.map(({ enterprise }): ClientAccess => {
      const { id, type, hidden } = enterprise;
      const access = assignments
        .filter(({ enterprise_id }) => enterprise_id === id)
        .map((given) => ({ user_id: numberOf(given), type: given.type }));
      return { id, name: partyName(enterprise), type, hidden, access };
    }),
  };
}
