import type { ReactNode } from 'react';
import '../states/states.css';
import { Picture, type PictureName } from './pictures';

type Props = {
  picture: PictureName;
  title: string;
  text?: string;
  /** What to do about it. */
  action?: ReactNode;
};

/** Shown in place of content when there is none. */
export function EmptyState({ picture, title, text, action }: Props) {
  return (
    <div className="bw-state">
      <Picture name={picture} />
      <p className="bw-state-title">{title}</p>
      {text && <p>{text}</p>}
      {action && <div className="bw-state-action">{action}</div>}
    </div>
  );
}
