import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { ApiError } from '../../api-client/api-error';
import { onceDrawn } from '../../plain/once-drawn';
import type { Notice, NoticeAction } from './notice';
import type { NoticeBoard } from './notice-board';
import { texts } from './texts';

/** Tells the user what happened, at the top right of the page. */
export type Notices = {
  /** With something to do about it, it stays long enough to be reached. */
  success: (title: string, text?: string, action?: NoticeAction) => void;
  error: (title: string, text?: string) => void;
  /** Says what a failed call says; of a 422 its messages, for which there is no field here. */
  failed: (error: unknown) => void;
};

const Context = createContext<Notices | null>(null);

/**
 * The board itself is fetched when somebody does something in the page: before there is anything to tell, and
 * before the connection can be what failed.
 */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [board, setBoard] = useState<{ Board: typeof NoticeBoard } | null>(null);
  const [told, setTold] = useState<readonly Notice[]>([]);
  const [notices] = useState(() =>
    noticesBy((notice) => {
      setTold((before) => [...before, notice]);
      loadBoard().then(
        (Board) => setBoard({ Board }),
        () => window.alert(plainText(notice)),
      );
    }),
  );
  useFirstAction(fetchAhead);
  return (
    <Context value={notices}>
      {children}
      {board && <board.Board notices={told} />}
    </Context>
  );
}

/**
 * Tells users in a corner of the page what was done, or failed.
 *
 * @throws Error outside of `NoticesProvider`
 */
export function useNotices(): Notices {
  const notices = use(Context);
  if (!notices) throw new Error('useNotices works inside NoticesProvider only');
  return notices;
}

function noticesBy(tell: (notice: Notice) => void): Notices {
  const error = (title: string, text?: string) => tell({ kind: 'error', title, text });
  return {
    success: (title, text, action) => tell({ kind: 'success', title, text, action }),
    error,
    failed: (cause) => {
      // Aborted, or overtaken by a switch to another company: there is nobody to tell.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      tell({ kind: 'error', ...wordsOf(cause) });
    },
  };
}

/** What the notice about a failure says. */
function wordsOf(cause: unknown): Omit<Notice, 'kind'> {
  if (!(cause instanceof ApiError)) return { title: texts.failed };
  const { status, message, reference, errors } = cause;
  if (status === 422 && Object.keys(errors).length > 0)
    return { title: texts.invalid, text: message };
  // Without an answer there is no status to name.
  if (status === 0) return { title: message };
  return {
    title: message || texts.failed,
    text: texts.status(status, reference),
    about: texts.status(status, null),
  };
}

function useFirstAction(act: () => void): void {
  useEffect(() => {
    const actions = ['pointerdown', 'keydown'];
    for (const action of actions) document.addEventListener(action, act, { once: true });
    return () => {
      for (const action of actions) document.removeEventListener(action, act);
    };
  }, [act]);
}

const loadBoard = () => import('./notice-board').then(({ NoticeBoard }) => NoticeBoard);

/** A failed prefetch is ignored: a notice fetches it again. */
const fetchAhead = () => onceDrawn(() => void loadBoard().catch(() => {}));

const plainText = ({ title, text = '' }: Notice) => `${title}\n${text}`.trim();
