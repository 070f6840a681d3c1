import { Button, notification } from 'antd';
import { useEffect, useRef } from 'react';
import type { Notice } from './notice';
import './notices.css';
import { texts } from './texts';
import { useUndoKey } from './use-undo-key';

/** Clear of the header and of the title's row, whose right end has the primary button. */
const BELOW_TITLE_PX = 148;
const SECONDS = { success: 3, error: 10 };
/** Long enough to read it and to go there, also by keys. */
const SECONDS_TO_ACT = 10;
const ROLES = { success: 'status', error: 'alert' } as const;

/** Shows each notice for as long as its kind asks. */
export function NoticeBoard({ notices }: { notices: readonly Notice[] }) {
  const [api, holder] = notification.useNotification({
    maxCount: 3,
    placement: 'topRight',
    top: BELOW_TITLE_PX,
  });
  const shown = useRef(0);
  const errors = useRef<string[]>([]);
  const undoKey = useUndoKey();
  useEffect(() => {
    const latest = notices.slice(shown.current);
    shown.current = notices.length;
    for (const { kind, title, text, action } of latest) {
      // A repeated notice replaces the previous one.
      const key = `${kind} ${title} ${text ?? ''}`;
      if (kind === 'error') errors.current.push(key);
      // A success clears the errors before it.
      else for (const error of errors.current.splice(0)) api.destroy(error);
      const act = () => {
        api.destroy(key);
        undoKey.withdraw(act);
        action?.onClick();
      };
      undoKey.offer(action && act);
      api[kind]({
        key,
        title,
        description: text,
        duration: action ? SECONDS_TO_ACT : SECONDS[kind],
        actions: action && (
          <Button aria-keyshortcuts={texts.undoKeys} onClick={act}>
            {action.label}
          </Button>
        ),
        role: ROLES[kind],
        onClose: () => undoKey.withdraw(act),
        closable: { 'aria-label': texts.close },
      });
    }
  }, [notices, api]);
  return holder;
}
