import type { SessionAnswers } from '@boekwerk/shared/contract/session-answers';
import { ownCompanyKey } from '@boekwerk/shared/query-keys';
import { queryClient } from './query-client';

/**
 * Keeps what a session was told of its company for the pages that ask for it: what one says above its form then comes
 * together with the form, and does not move it a moment later. For as long as the session is there.
 */
export function keepCompany(company: SessionAnswers['company']): void {
  const queryKey = ownCompanyKey(company.relation.id);
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKey, company);
}
