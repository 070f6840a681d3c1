import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { texts } from './texts';

/** /notfound: for who may not know of a page, which its manifest says by naming this one as its fallback. */
export function NotFoundPage() {
  return (
    <PageShell title={texts.notFound}>
      <Card>
        <EmptyState
          picture="nothing-found"
          title={texts.noSuchPage}
          text={texts.noSuchPageHint}
          action={<LinkButton to="/dashboard">{texts.toDashboard}</LinkButton>}
        />
      </Card>
    </PageShell>
  );
}
