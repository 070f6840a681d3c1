import { useNavigate } from '@boekwerk/shared/router';
import { consumeEnding } from '@boekwerk/shared/session/ending';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { SWITCH_PATH, type Switch } from '@boekwerk/shared/switch-relation/use-switch-relation';
import { useEffect } from 'react';

/** Whoever signs in after their session ended in another company goes back to that company, to the page they were on. */
export function ReturnToCompany() {
  const navigate = useNavigate();
  useEffect(() => {
    const wish = wishToReturn();
    if (wish) void navigate(SWITCH_PATH, { replace: true, state: wish });
  }, []);
  return null;
}

function wishToReturn(): Switch | null {
  const ending = consumeEnding();
  const { user, relation_id } = currentSession();
  if (ending === null || ending.reason === 'access_withdrawn') return null;
  if (ending.user_id !== user?.id || ending.relation_id === null) return null;
  if (ending.relation_id === relation_id) return null;
  const { is_impersonating: impersonate, path: to } = ending;
  return { relation_id: ending.relation_id, impersonate, to, visit: false, from: '/dashboard' };
}
