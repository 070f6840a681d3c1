import { useEffect } from 'react';
import { call } from '../api-client/call';
import { switchRelation } from '../contract/auth';
import { useQueryClient } from '../query';
import { useLocation, useNavigate } from '../router';
import type { Session } from '../session/session';
import { currentSession, describeSession, startSession } from '../session/session-store';
import { useNotices } from '../ui/notices/notices-provider';
import { usePageTitle } from '../ui/page/page-shell';
import { Loader } from '../ui/states/skeletons';
import { texts } from './texts';
import type { Switch } from './use-switch-relation';

/** /switch: nothing of one company is on the screen any more, and nothing of the next one yet. */
export function SwitchPage() {
  const wish = useLocation().state as Switch | null;
  const navigate = useNavigate();
  const goOnIn = useGoOnIn();
  usePageTitle(texts.title);

  useEffect(() => {
    // By Back, or typed in: there is nothing to switch to.
    if (wish === null) void navigate('/dashboard', { replace: true });
    // The switch itself makes everything anew, this page included, before it has led on.
    else if (wish.relation_id === currentSession().relation_id)
      void navigate(wish.to, { replace: true });
    else void goOnIn(wish);
  }, []);
  return <Loader text={texts.switching} />;
}

function useGoOnIn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { failed } = useNotices();
  return async ({ to, visit, from, ...wish }: Switch) => {
    // Going from one client to the next is a visit only if the first one was: else nobody was to leave it.
    const before = currentSession();
    const isVisit = visit && (!before.is_impersonating || before.visit !== null);
    try {
      await queries.cancelQueries();
      const body = nextStep(wish, before);
      const { token, session } = await call(switchRelation, { body });
      startSession(token, body.impersonate, session);
      if (body.relation_id !== wish.relation_id) return queries.clear();
      if (isVisit) describeSession({ visit: pathOf(to) });
      queries.clear();
      void navigate(to, { replace: true });
    } catch (error) {
      // Whose session is over is on the way to the sign-in page.
      if (currentSession().token === null) return;
      failed(error);
      void navigate(from, { replace: true });
    }
  };
}

/** To the firm whose client it is, for who is elsewhere: this page is made anew there, and goes on. */
function nextStep(
  { relation_id, impersonate, by }: Pick<Switch, 'relation_id' | 'impersonate' | 'by'>,
  at: Session,
) {
  const isElsewhere = impersonate && by && by !== (at.original?.id ?? at.relation_id);
  return isElsewhere ? { relation_id: by, impersonate: false } : { relation_id, impersonate };
}

const pathOf = (to: string) => to.split(/[?#]/, 1)[0] ?? '';
