import { notification } from 'antd';
import { useEffect, useRef } from 'react';
import type { Notice } from './notice';
import './notices.css';
import { texts } from './texts';

const SECONDS = { success: 3, error: 10 };
const ROLES = { success: 'status', error: 'alert' } as const;

/** Shows each notice for as long as its kind asks. */
export function NoticeBoard({ notices }: { notices: readonly Notice[] }) {
  const [api, holder] = notification.useNotification({ maxCount: 3, placement: 'topRight' });
  const shown = useRef(0);
  useEffect(() => {
    const latest = notices.slice(shown.current);
    shown.current = notices.length;
    for (const { kind, title, text } of latest)
      api[kind]({
        title,
        description: text,
        duration: SECONDS[kind],
        role: ROLES[kind],
        closable: { 'aria-label': texts.close },
      });
  }, [notices, api]);
  return holder;
}
