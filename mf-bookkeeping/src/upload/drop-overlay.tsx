import './upload.css';
import { texts } from './texts';
import { useDroppedFiles } from './use-dropped-files';
import { usePastedFiles } from './use-pasted-files';

type Props = { onFiles: (files: File[]) => void };

/** Lets files be dropped and pasted anywhere on the page, and says so while they are held over it. */
export function DropOverlay({ onFiles }: Props) {
  const isOver = useDroppedFiles(onFiles);
  usePastedFiles(onFiles);
  if (!isOver) return null;
  return (
    <div className="bookkeeping-drop-overlay" aria-hidden="true">
      {texts.dropAnywhere}
    </div>
  );
}
