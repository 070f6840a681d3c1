import { PageShell } from '@boekwerk/shared/ui/page';
import type { ReactNode } from 'react';
import { OVERVIEW } from './addresses';
import { texts } from './texts';

/** Around a page below the list of projects. */
export const ProjectShell = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageShell
    title={title}
    width="form"
    breadcrumbs={[{ label: texts.title, to: OVERVIEW }, { label: title }]}
  >
    {children}
  </PageShell>
);
