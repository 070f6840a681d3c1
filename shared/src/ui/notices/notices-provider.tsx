import { notification } from 'antd';
import { createContext, type ReactNode, use, useState } from 'react';
import { ApiError } from '../../api-client/api-error';
import { texts } from './texts';

/** Tells the user what happened, at the top right of the page. */
export type Notices = {
  success: (title: string, text?: string) => void;
  error: (title: string, text?: string) => void;
  /** Says what a failed call says. */
  failed: (error: unknown) => void;
};

const Context = createContext<Notices | null>(null);

const SUCCESS_SECONDS = 3;
const ERROR_SECONDS = 10;

export function NoticesProvider({ children }: { children: ReactNode }) {
  const [api, holder] = notification.useNotification({ maxCount: 3, placement: 'topRight' });
  const [notices] = useState(() => noticesOn(api));
  return (
    <Context value={notices}>
      {children}
      {holder}
    </Context>
  );
}

export function useNotices(): Notices {
  const notices = use(Context);
  if (!notices) throw new Error('useNotices works inside NoticesProvider only');
  return notices;
}

type Api = ReturnType<typeof notification.useNotification>[0];

function noticesOn(api: Api): Notices {
  const error = (title: string, description?: string) =>
    api.error({
      title,
      description,
      duration: ERROR_SECONDS,
      role: 'alert',
      closable: { 'aria-label': texts.close },
    });
  return {
    success: (title, description) =>
      api.success({
        title,
        description,
        duration: SUCCESS_SECONDS,
        role: 'status',
        closable: { 'aria-label': texts.close },
      }),
    error,
    failed: (cause) => error(...wordsOf(cause)),
  };
}

/** Title and text of the notice about a failure. */
function wordsOf(cause: unknown): [string, string?] {
  if (!(cause instanceof ApiError)) return [texts.failed];
  if (cause.status === 422 && Object.keys(cause.errors).length > 0)
    return [texts.invalid, texts.fillIn];
  // Without an answer there is no status to name.
  if (cause.status === 0) return [cause.message];
  return [cause.message || texts.failed, texts.status(cause.status, cause.reference)];
}
