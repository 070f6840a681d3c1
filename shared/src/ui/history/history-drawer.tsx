import { Drawer } from 'antd';
import type { HistoryEndpoint } from '../../contract/history';
import { useReturnedFocus } from '../states/use-returned-focus';
import './history.css';
import { History } from './history';

export type HistoryOf = {
  /** What it is the history of: 'Historie van factuur 2026-0001'. */
  title: string;
  endpoint: HistoryEndpoint;
  id: number;
};

/** What was changed of one thing, by whom and when, beside the page; it is there as long as it is rendered. */
export function HistoryDrawer({
  title,
  endpoint,
  id,
  onClose,
}: HistoryOf & { onClose: () => void }) {
  useReturnedFocus();
  return (
    <Drawer open title={title} size="min(480px, 100vw)" onClose={onClose}>
      <History endpoint={endpoint} id={id} />
    </Drawer>
  );
}
