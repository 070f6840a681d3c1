import { useState } from 'react';
import './avatar.css';

type Props = {
  name: string;
  /** Address of the picture; without one, or when it does not load, the initials are shown. */
  url: string | null;
};

/** A round picture of somebody whose name stands beside it. */
export function Avatar({ name, url }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || url === failed)
    return <span className="bw-avatar" aria-hidden data-initials={initialsOf(name)} />;
  return (
    <img
      className="bw-avatar"
      src={url}
      alt=""
      width={32}
      height={32}
      onError={() => setFailed(url)}
    />
  );
}

/** `MV` for Maria van der Velde. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
