import { FieldFrame } from '@boekwerk/shared/ui/fields';
import { useButtonsFocus } from '@boekwerk/shared/ui/states';
import { DropArea, FileRow } from '@boekwerk/shared/ui/upload';
import type { Ref } from 'react';
import { ACCEPT } from './sheet-file';
import { texts } from './texts';

type Props = {
  /** What is said where a file can be dropped. */
  drop: string;
  /** Of the form. */
  field: { value: File | null; onChange: (file: File | null) => void; ref: Ref<HTMLInputElement> };
  error: string | undefined;
};

/** One file; another one takes its place. */
export function FileField({ drop, field: { value: file, onChange, ref }, error }: Props) {
  const { buttons } = useButtonsFocus(file);
  return (
    <div ref={buttons}>
      <FieldFrame label={texts.file} required error={error}>
        {({ status: _, ...control }) =>
          file ? (
            <FileRow name={file.name} bytes={file.size} onRemove={() => onChange(null)} />
          ) : (
            <DropArea
              label={drop}
              touchLabel={texts.choose}
              hint={texts.dropHint}
              accept={ACCEPT}
              input={{ ref, ...control }}
              onFiles={([first]) => first && onChange(first)}
            />
          )
        }
      </FieldFrame>
    </div>
  );
}
