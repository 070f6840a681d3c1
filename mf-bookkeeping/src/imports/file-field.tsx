import { FieldFrame } from '@boekwerk/shared/ui/fields';
import { DropArea, FileRow } from '@boekwerk/shared/ui/upload';
import { texts } from './texts';
import { ACCEPT } from './weekly-sheet-form';

type Props = {
  file: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

/** One file; another one takes its place. */
export function FileField({ file, error, onChange }: Props) {
  return (
    <FieldFrame label={texts.file} required error={error}>
      {() =>
        file ? (
          <FileRow name={file.name} bytes={file.size} onRemove={() => onChange(null)} />
        ) : (
          <DropArea
            label={texts.drop}
            hint={texts.dropHint}
            accept={ACCEPT}
            onFiles={([first]) => first && onChange(first)}
          />
        )
      }
    </FieldFrame>
  );
}
