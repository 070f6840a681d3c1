import type { ReactNode } from 'react';
import './upload.css';

type Props = {
  label: string;
  icon: ReactNode;
  /** As the browser's file chooser takes it. */
  accept: string;
  isMultiple?: boolean;
  /** Opens the camera at the back of a phone or tablet; elsewhere there is no such button. */
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the file chooser, or the camera. */
export function FileButton({ label, icon, accept, isMultiple, isCamera, onFiles }: Props) {
  return (
    <label className="bw-file-button" data-camera={isCamera}>
      {icon}
      <span>{label}</span>
      <input
        type="file"
        className="bw-unseen"
        accept={accept}
        multiple={isMultiple}
        capture={isCamera && 'environment'}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
