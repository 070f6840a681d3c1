import type { Note } from '@boekwerk/shared/contract/bookkeeping/document-log';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { Avatar } from '@boekwerk/shared/ui/avatar';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Muted } from '@boekwerk/shared/ui/text';
import { texts } from './texts';

/** What somebody said, when, and what became of it when it was a question. */
export function NoteItem({ note }: { note: Note }) {
  const { user, message, created_at, answered_at, reminded_at } = note;
  const name = fullName(user);
  return (
    <li className="bookkeeping-note">
      <Avatar name={name} url={user.avatar_url} />
      <div className="bookkeeping-note-said">
        <div className="bookkeeping-note-head">
          <strong>{name}</strong>
          <Muted>
            <span className="bw-figures">{formatInstant(created_at)}</span>
          </Muted>
          {answered_at && <StatusBadge tone="green">{texts.answered}</StatusBadge>}
        </div>
        <p className="bookkeeping-note-message">{message}</p>
        {reminded_at && <Muted>{texts.reminded(formatInstant(reminded_at))}</Muted>}
      </div>
    </li>
  );
}
