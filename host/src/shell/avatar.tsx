import { useSession } from '@boekwerk/shared/session/session-store';
import { useState } from 'react';
import { initialsOf } from './initials';

type Props = {
  /** What it opens. */
  popover: string;
  label: string;
};

/** The user's picture, or their initials, as the button of their menu. */
export function Avatar({ popover, label }: Props) {
  const user = useSession((session) => session.user);
  const [broken, setBroken] = useState<string | null>(null);
  if (user === null) return null;

  const picture = user.avatar_url === broken ? null : user.avatar_url;
  return (
    <button
      type="button"
      className="avatar"
      popoverTarget={popover}
      aria-label={label}
      // Drawn by the style sheet: initials are a picture of the name, not a name of the button.
      data-initials={picture ? undefined : initialsOf(user)}
    >
      {/* A link that is good for ten minutes only: what does not come any more is no picture. */}
      {picture && <img src={picture} alt="" onError={() => setBroken(picture)} />}
    </button>
  );
}
