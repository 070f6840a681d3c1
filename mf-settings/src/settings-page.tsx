import { type Crumb, PageShell } from '@boekwerk/shared/ui/page';
import type { ReactNode } from 'react';
import './settings.css';
import { SettingsNav } from './settings-nav';
import { texts } from './texts';

type Props = {
  title: string;
  /** The one primary action. */
  action?: ReactNode;
  /** The page it belongs to. */
  parent?: Crumb;
  children: ReactNode;
};

/** A page of the settings, with the others beside it. */
export function SettingsPage({ title, action, parent, children }: Props) {
  const root: Crumb = parent ?? { label: texts.settings, to: '/settings' };
  return (
    <PageShell title={title} width="form" action={action} breadcrumbs={[root, { label: title }]}>
      <div className="settings">
        <SettingsNav />
        <div className="settings-content">{children}</div>
      </div>
    </PageShell>
  );
}
