import type { SessionAnswers } from '@boekwerk/shared/contract/session-answers';
import type { SessionDetails } from '@boekwerk/shared/session/session-store';
import { isByCompany } from '../connection/company-release';
import { workIn } from '../connection/new-version';
import { detailsOf } from '../shell/session-details';

/**
 * Takes what came with a token for the session, so that nothing waits for it. Nothing of it while some companies have
 * builds of their own, which the shell looks at first, or when a part is missing: then the shell asks, as for a
 * session of before.
 */
export function takeAnswers(answers: SessionAnswers): Partial<SessionDetails> {
  if (isByCompany()) return {};
  try {
    const details = detailsOf(answers);
    if (!details.user || isPartial(details)) return {};
    workIn(details.relation.id);
    // Without it pages ask for it, as they did before.
    keep(answers.company).catch(() => {});
    return { ...details, rights_version: answers.rights_version };
  } catch {
    return {};
  }
}

/** With the page that is signed in on comes no cache of answers; that of the shell comes after it. */
async function keep(company: SessionAnswers['company']): Promise<void> {
  const { keepCompany } = await import('../shell/keep-company');
  keepCompany(company);
}

/** Without one of these a reload would find no session any more. */
const isPartial = ({ original, is_impersonating }: ReturnType<typeof detailsOf>): boolean =>
  original === undefined || is_impersonating === undefined;
