import { useNavigate } from '@boekwerk/shared/router';
import { takeSessionEnd } from '@boekwerk/shared/session/session-end';
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
  const end = takeSessionEnd();
  const { user, relation_id } = currentSession();
  if (end === null || end.reason === 'access_withdrawn') return null;
  if (end.user_id !== user?.id || end.relation_id === null) return null;
  if (end.relation_id === relation_id) return null;
  const { is_impersonating: impersonate, original_id: by, path: to } = end;
  return { relation_id: end.relation_id, impersonate, by, to, visit: false, from: '/dashboard' };
}
