import type { KeyboardEvent } from 'react';
import { CountBadge } from '../badge/count-badge';

type Props = {
  tabs: readonly { key: string; label: string }[];
  active: string | undefined;
  counts: { [tab: string]: number | undefined } | undefined;
  onChange: (tab: string) => void;
};

/** Tabs with the number of rows behind each; a count stays while the next one is on its way. */
export function ListTabs({ tabs, active, counts, onChange }: Props) {
  return (
    <div role="tablist" className="bw-list-tabs" onKeyDown={moveFocus}>
      {tabs.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === active}
          tabIndex={key === active ? 0 : -1}
          onClick={() => key !== active && onChange(key)}
        >
          {label} <CountBadge count={counts?.[key]} />
        </button>
      ))}
    </div>
  );
}

/** The arrows go along the tabs; only Enter and the space bar choose, for each choice asks the server. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const current = tabs.findIndex((tab) => tab.contains(event.target as Node));
  const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
