import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link, type To } from '../../router';
import './page.css';
import { texts } from './texts';

export type Crumb = { label: string; to?: To };

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Where the pages' breadcrumbs are shown: the shell puts it in its header. */
export function BreadcrumbSlot() {
  return <div ref={setSlot} className="bw-breadcrumbs" />;
}

/** Rendered in the slot; a page without a shell shows its own. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const place = useSyncExternalStore(subscribe, () => slot);
  const path = (
    <nav aria-label={texts.breadcrumbs} className="bw-breadcrumbs">
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
  return place ? createPortal(path, place) : path;
}

function setSlot(element: HTMLElement | null): void {
  slot = element;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
