import { Drawer } from 'antd';
import { useReturnedFocus } from '../states/use-returned-focus';
import { WholeNumbers } from '../text/whole-numbers';
import './history.css';
import { History } from './history';
import type { HistoryOf } from './history-of';

/** What was changed of one thing, by whom and when, beside the page; it is there as long as it is rendered. */
export function HistoryDrawer({
  title,
  endpoint,
  id,
  onClose,
}: HistoryOf & { onClose: () => void }) {
  useReturnedFocus();
  return (
    <Drawer open title={<WholeNumbers text={title} />} size="min(480px, 100vw)" onClose={onClose}>
      <History endpoint={endpoint} id={id} />
    </Drawer>
  );
}
