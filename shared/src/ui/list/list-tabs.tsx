import { Tabs } from 'antd';
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
    <Tabs
      className="bw-list-tabs"
      activeKey={active}
      onChange={onChange}
      items={tabs.map(({ key, label }) => ({
        key,
        label: (
          <>
            {label} <CountBadge count={counts?.[key]} />
          </>
        ),
      }))}
    />
  );
}
