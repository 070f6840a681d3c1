import { FieldFrame } from '@boekwerk/shared/ui/fields';
import { DropArea, FileRow } from '@boekwerk/shared/ui/upload';
import { ACCEPT } from './sheet-file';
import { texts } from './texts';

type Props = {
  /** What is said where a file can be dropped. */
  drop: string;
  file: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

/** One file; another one takes its place. */
export function FileField({ drop, file, error, onChange }: Props) {
  return (
    <FieldFrame label={texts.file} required error={error}>
      {() =>
        file ? (
          <FileRow name={file.name} bytes={file.size} onRemove={() => onChange(null)} />
        ) : (
          <DropArea
            label={drop}
            touchLabel={texts.choose}
            hint={texts.dropHint}
            accept={ACCEPT}
            onFiles={([first]) => first && onChange(first)}
          />
        )
      }
    </FieldFrame>
  );
}
