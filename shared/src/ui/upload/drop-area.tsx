import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import { type ComponentProps, type DragEvent, useState } from 'react';
import '../fields/fields.css';
import { useMedia } from '../media/use-media';
import './upload.css';

type Props = {
  /** What to do: 'Sleep bestanden hierheen of klik om te kiezen'. */
  label: string;
  /** The same for who has fingers alone, with which nothing is dropped here: 'Kies bestanden'. */
  touchLabel?: string;
  /** What is allowed. */
  hint?: string;
  /** As the browser's file chooser takes it: `.pdf,image/*`. What is dropped is not checked here. */
  accept: string;
  isMultiple?: boolean;
  disabled?: boolean;
  /** For the field of a form that it is: its label and what is said of it. */
  input?: ComponentProps<'input'>;
  onFiles: (files: File[]) => void;
};

const FINGERS_ALONE = '(any-hover: none)';

/** Takes files, by the file chooser or dropped onto it. */
export function DropArea(props: Props) {
  const { label, touchLabel = label, hint, accept, isMultiple, disabled, input, onFiles } = props;
  const isTouched = useMedia(FINGERS_ALONE);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])];
    if (taken.length > 0 && !disabled) onFiles(isMultiple ? taken : taken.slice(0, 1));
  };
  const hover = (event: DragEvent, isHovering: boolean) => {
    event.preventDefault();
    setOver(isHovering);
  };

  return (
    <label
      className="bw-drop-area"
      aria-disabled={disabled}
      data-over={isOver || undefined}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <InboxOutlined aria-hidden />
      <span>{isTouched ? touchLabel : label}</span>
      {hint && <span className="bw-field-hint">{hint}</span>}
      <input
        {...input}
        type="file"
        className="bw-unseen"
        accept={accept}
        multiple={isMultiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again, after it failed for instance.
          event.target.value = '';
        }}
      />
    </label>
  );
}
