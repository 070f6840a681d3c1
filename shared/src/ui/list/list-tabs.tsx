import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CountBadge } from '../badge/count-badge';

type Props = {
  tabs: readonly { key: string; label: string }[];
  active: string | undefined;
  counts: { [tab: string]: number | undefined } | undefined;
  onChange: (tab: string) => void;
};

/** Tabs with the number of rows behind each; a count stays while the next one is on its way. */
export function ListTabs({ tabs, active, counts, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isCounted = counts !== undefined;
  // It begins in sight: to look where it is the browser would lay out the page twice while a list is opened.
  const isAtStart = useRef(true);
  isAtStart.current &&= active === tabs[0]?.key;
  useEffect(() => {
    if (!isAtStart.current) showActive(place.current);
  }, [active, isCounted]);

  return (
    <div ref={place} role="tablist" className="bw-list-tabs" onKeyDown={moveFocus}>
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

/** On a phone not all fit beside each other. */
function showActive(tabs: HTMLElement | null): void {
  const tab = tabs?.querySelector<HTMLElement>('[aria-selected=true]');
  if (!tabs || !tab) return;
  const start = tab.offsetLeft - tabs.offsetLeft;
  tabs.scrollLeft = start - (tabs.clientWidth - tab.offsetWidth) / 2;
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
