import { call } from '@boekwerk/shared/api-client/call';
import { switchRelation } from '@boekwerk/shared/contract/auth';
import { useMutation, useQueryClient } from '@boekwerk/shared/query';
import { useNavigate } from '@boekwerk/shared/router';
import { startSession, useSession } from '@boekwerk/shared/session/session-store';
import { Button } from '@boekwerk/shared/ui/button';
import { usePageTitle } from '@boekwerk/shared/ui/page';
import './session-gate.css';
import { texts } from './texts';

/**
 * Shown instead of the page to an accountant who has lost access to the client whose books are open: names the client,
 * and leads back to the firm.
 */
export function LostClient() {
  const { relation, original } = useSession((session) => session);
  const title = texts.clientLost(relation?.name ?? texts.thisClient);
  const back = useBackToFirm();
  usePageTitle(title);
  return (
    <main className="host-gate host-gate-message">
      <h1>{title}</h1>
      <p>{texts.clientLostHint}</p>
      {back.error && <p role="alert">{back.error.message}</p>}
      {original && (
        <Button type="primary" loading={back.isPending} onClick={() => back.mutate(original.id)}>
          {texts.backTo(original.name)}
        </Button>
      )}
    </main>
  );
}

function useBackToFirm() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (relation_id: number) => call(switchRelation, { body: { relation_id } }),
    onSuccess: async ({ token, session }) => {
      startSession(token, false, session);
      queries.clear();
      await navigate('/dashboard', { replace: true });
    },
  });
}
