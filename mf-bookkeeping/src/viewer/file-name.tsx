import { isRefusal } from '@boekwerk/shared/api-client/is-refusal';
import { MAX_FILE_NAME } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { type KeyboardEvent, useId, useState } from 'react';
import { useRenameDocument } from '../document-queries';
import { KEPT_WHEN_LEFT } from '../use-after-rename';
import { splitName } from './split-name';
import { texts } from './texts';
import { useFailedChange } from './use-failed-change';

type Props = { document: BookingItem };

/** The name of the file. Enter and leaving the field save it, Escape takes it back; what it ends in stays. */
export const FileName = ({ document }: Props) =>
  allowsOnDocument(document, 'edit') ? (
    <EditableName document={document} />
  ) : (
    <h2 className="bookkeeping-viewer-title">{document.file_name}</h2>
  );

/**
 * A name, and the document as it was when somebody began to type it: what is read anew meanwhile may be called otherwise.
 * `null` once they were told: then it is put over that.
 */
type Typed = { name: string; of: BookingItem | null };

function EditableName({ document }: Props) {
  const { stem, ending } = splitName(document.file_name);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useRenameDocument(typed?.of ?? document);
  const failed = useFailedChange();
  const id = useId();

  const takeBack = () => {
    setTyped(null);
    setProblem(null);
  };
  const save = () => {
    const name = typed?.name.trim();
    if (name === undefined || name === stem || isPending) return isPending || takeBack();
    if (name === '') return setProblem(texts.nameRequired);
    mutate(name + ending, {
      onSuccess: takeBack,
      onError: (error) => {
        if (isRefusal(error)) return setProblem(error.message);
        if (typed) setTyped({ ...typed, of: null });
        failed(error);
      },
    });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey) save();
    if (event.key !== 'Escape' || typed === null) return;
    // Not the document: the next one closes that.
    event.stopPropagation();
    takeBack();
  };
  return (
    <div className="bookkeeping-viewer-name-field">
      <input
        {...KEPT_WHEN_LEFT}
        type="text"
        aria-label={texts.fileName}
        aria-invalid={problem !== null}
        aria-describedby={id}
        title={texts.fileNameHint}
        maxLength={MAX_FILE_NAME - ending.length}
        value={typed?.name ?? stem}
        onChange={({ target: { value: name } }) =>
          setTyped({ name, of: typed ? typed.of : document })
        }
        onBlur={save}
        onKeyDown={press}
      />
      <span>{ending}</span>
      <p id={id} role="alert">
        {problem}
      </p>
    </div>
  );
}
