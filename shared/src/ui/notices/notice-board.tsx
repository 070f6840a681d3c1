import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { Button, notification } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../media/use-media';
import { heightOfBars, isTallDialogOpen } from './height-of-bars';
import type { Notice } from './notice';
import './notices.css';
import { texts } from './texts';
import { useUndoKey } from './use-undo-key';

/** Clear of the header and of the title's row, whose right end has the primary button. */
const BELOW_TITLE_PX = 148;
/** There a notice is as wide as the screen: it comes from below, clear of titles and of the first fields. */
const PHONE = '(max-width: 767px)';
const EDGE_PX = 12;
const SECONDS = { success: 3, error: 10 };
/** Long enough to read it and to go there, also by keys. */
const SECONDS_TO_ACT = 10;
/** Its own pictures would be read out by their English names. */
const ICONS = {
  success: <CheckCircleFilled aria-hidden className="bw-notice-success" />,
  error: <CloseCircleFilled aria-hidden className="bw-notice-error" />,
} as const;
const ROLES = { success: 'status', error: 'alert' } as const;

/** Shows each notice for as long as its kind asks. */
export function NoticeBoard({ notices }: { notices: readonly Notice[] }) {
  const isPhone = useMedia(PHONE);
  const bottom = useRoomBelow(notices);
  const [api, holder] = notification.useNotification({
    maxCount: 3,
    top: isPhone ? EDGE_PX : BELOW_TITLE_PX,
    bottom,
  });
  const shown = useRef(0);
  const errors = useRef<string[]>([]);
  const undoKey = useUndoKey();
  useEffect(() => {
    const latest = notices.slice(shown.current);
    shown.current = notices.length;
    for (const notice of latest) {
      const { kind, title, text, action } = notice;
      const key = keyOf(notice);
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
        placement: placementOf(isPhone),
        title,
        description: text,
        duration: action ? SECONDS_TO_ACT : SECONDS[kind],
        actions: action && (
          <Button aria-keyshortcuts={texts.undoKeys} onClick={act}>
            {action.label}
          </Button>
        ),
        icon: ICONS[kind],
        role: ROLES[kind],
        onClose: () => undoKey.withdraw(act),
        closable: { 'aria-label': texts.close },
      });
    }
  }, [notices, api]);
  return holder;
}

function placementOf(isPhone: boolean) {
  if (!isPhone) return 'topRight';
  return isTallDialogOpen() ? 'top' : 'bottom';
}

/** Measured again for each notice: another dialog may be open by then. */
function useRoomBelow(notices: readonly Notice[]): number {
  const [room, setRoom] = useState(EDGE_PX);
  useEffect(() => setRoom(heightOfBars() + EDGE_PX), [notices]);
  return room;
}

/** A repeated notice replaces the previous one. */
const keyOf = ({ kind, title, text, about = text }: Notice) => `${kind} ${title} ${about}`;
