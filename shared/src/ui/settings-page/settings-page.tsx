import type { ReactNode } from 'react';
import { type Crumb, PageShell } from '../page';
import { SettingsNav } from './settings-nav';
import './settings-page.css';
import { texts } from './texts';

type Props = {
  title: string;
  /** The one primary action. */
  action?: ReactNode;
  /** The page it belongs to. */
  parent?: Crumb;
  children: ReactNode;
};

/** A page of the settings, with those of all remotes beside it. */
export function SettingsPage({ title, action, parent, children }: Props) {
  const root: Crumb = parent ?? { label: texts.settings, to: '/settings' };
  return (
    <PageShell title={title} width="form" action={action} breadcrumbs={[root, { label: title }]}>
      <div className="bw-settings">
        <SettingsNav />
        <div className="bw-settings-content">{children}</div>
      </div>
    </PageShell>
  );
}
