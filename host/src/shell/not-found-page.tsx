import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { texts } from './texts';

/** /notfound: the fallback, named in a manifest, of pages that users without the right should not know of. */
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
