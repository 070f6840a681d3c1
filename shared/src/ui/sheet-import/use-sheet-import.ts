import { ApiError } from '../../api-client/api-error';
import { isRefusal } from '../../api-client/is-refusal';
import type { Existing, ImportReply } from '../../contract/sheet-import';
import { useMutation } from '../../query';
import { useNavigate } from '../../router';
import { useNotices } from '../notices';
import type { ImportCalls, ImportTexts } from './import-kind';
import { texts } from './texts';
import { type Asked, inputOf, useCheckedFile } from './use-checked-file';

type Options = { calls: ImportCalls; kind: ImportTexts; overview: string; onStored: () => void };

/** A file on its way from being chosen to being imported. */
export function useSheetImport({ calls, kind, overview, onStored }: Options) {
  const save = useMutation({
    mutationFn: (asked: Asked) => calls.save({ ...inputOf(asked), idempotencyKey: asked.key }),
    onSuccess: onStored,
  });
  const { success } = useNotices();
  const navigate = useNavigate();
  const { asked, check, refusal, setResult, checkAgain, ...checked } = useCheckedFile(calls);
  const { result } = checked;

  /** What is said anew about the file has not been stored yet. */
  const anew =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      save.reset();
      act(...args);
    };
  const store = () =>
    asked &&
    save.mutate(asked, {
      onSuccess: (reply) => {
        // What was right when it was checked may be wrong by the time it is imported.
        setResult(reply);
        if (reply.refused > 0 || reply.errors_count > 0) return;
        success(texts.done, kind.imported(reply.created, reply.updated));
        // Not as the list was left: whatever it was narrowed down to, what was imported is in it.
        navigate(`${overview}?page=1`);
      },
    });

  const isStored = save.isSuccess && result !== null && countIn(result) > 0;
  const isUnsaid = result !== null && result.alike_count > 0 && asked?.existing === null;
  const mustChoose = isUnsaid && kind.choices.length > 1;
  const isReady = result !== null && countIn(result) > 0 && !isStored && !mustChoose;
  return {
    file: asked?.file ?? null,
    existing: asked?.existing ?? (isUnsaid ? null : DEFAULT),
    ...{ result, columns: checked.columns, store, isStored, mustChoose },
    choose: anew(checked.choose),
    forget: anew(checked.forget),
    assign: anew(checked.assign),
    setExisting: anew(checked.setExisting),
    isChecking: check.isPending,
    isSaving: save.isPending,
    mayStore: isReady && !check.isPending && !check.isError,
    problem:
      refusal ??
      problemOf(save.error, texts.importFailed) ??
      problemOf(check.error, texts.checkFailed),
    retry: save.isError ? store : asked && mayPassLater(check.error) ? checkAgain : null,
  };
}

const DEFAULT: Existing = 'merge';

const countIn = ({ created, updated }: ImportReply) => created + updated;

/** Not what the server says of the file itself: that it would say again. */
const mayPassLater = (error: unknown): boolean => error !== null && !isRefusal(error);

/** What the server says of the file itself, or that it did not get that far. */
function problemOf(error: unknown, text: string): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) return text;
  return error.status === 422 ? error.message : `${text} ${error.message}`;
}
