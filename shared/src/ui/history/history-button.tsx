import { Button } from 'antd';
import { useState } from 'react';
import type { HistoryOf } from './history-of';
import { HistoryDrawer } from './history-on-demand';
import { texts } from './texts';

/** Opens what was changed of one thing, by whom and when. */
export function HistoryButton(of: HistoryOf) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.history}</Button>
      {isOpen && <HistoryDrawer {...of} onClose={() => setOpen(false)} />}
    </>
  );
}
