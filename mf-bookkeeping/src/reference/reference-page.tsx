import type { findByReference } from '@boekwerk/shared/contract/bookkeeping/reference';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { Navigate, useLocation, useParams } from '@boekwerk/shared/router';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { type Destination, useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { Loaded, Loader } from '@boekwerk/shared/ui/states';
import { useEffect } from 'react';
import { documentAddress } from '../document-address';
import { nextStep } from './next-step';
import { useReferred } from './queries';
import { texts } from './texts';

/** /d/:reference: the address that a transaction carries of its paper, which leads on to where that is. */
export function ReferencePage() {
  const { reference = '' } = useParams();
  return (
    <PageShell title={texts.title}>
      <Loaded
        query={useReferred(reference)}
        loading={<Loader text={texts.opening} />}
        failed={texts.failed}
        missing={<NoSuchDocument />}
      >
        {(referred) => <OnToDocument referred={referred} />}
      </Loaded>
    </PageShell>
  );
}

const NoSuchDocument = () => (
  <Card>
    <EmptyState
      picture="nothing-found"
      title={texts.none}
      text={texts.noneHint}
      action={<LinkButton to="/dashboard">{texts.toDashboard}</LinkButton>}
    />
  </Card>
);

function OnToDocument({ referred }: { referred: ReplyOf<typeof findByReference> }) {
  const { pathname } = useLocation();
  const step = nextStep(referred, currentSession(), pathname);
  if (step) return <OnToCompany step={step} />;
  return <Navigate to={documentAddress(referred.id)} replace />;
}

function OnToCompany({ step }: { step: Destination }) {
  const switchRelation = useSwitchRelation();
  useEffect(() => switchRelation({ ...step, passing: true }), []);
  return null;
}
