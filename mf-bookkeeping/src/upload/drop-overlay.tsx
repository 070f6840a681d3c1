import './upload.css';
import { texts } from './texts';
import { useDroppedFiles } from './use-dropped-files';

type Props = { onFiles: (files: File[]) => void };

/** Lets files be dropped anywhere on the page, and says so while they are held over it. */
export function DropOverlay({ onFiles }: Props) {
  const isOver = useDroppedFiles(onFiles);
  if (!isOver) return null;
  return (
    <div className="bookkeeping-drop-overlay" aria-hidden="true">
      {texts.dropAnywhere}
    </div>
  );
}
