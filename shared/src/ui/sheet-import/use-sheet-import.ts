import { useRef, useState } from 'react';
import { ApiError } from '../../api-client/api-error';
import type { Existing, ImportReply, SheetColumn } from '../../contract/sheet-import';
import { useMutation } from '../../query';
import { useNavigate } from '../../router';
import { randomKey } from '../../session/random-key';
import { useNotices } from '../notices';
import type { ImportCalls, ImportInput, ImportTexts } from './import-kind';
import { readFile } from './read-file';
import { texts } from './texts';

/** A file as it was when it was chosen, with what was said about it; `key` is one per choice. */
type Asked = {
  file: File;
  key: string;
  /** The field of each column, as far as it was said by hand. */
  fields: readonly string[] | null;
  existing: Existing | null;
};

type Options = { calls: ImportCalls; kind: ImportTexts; overview: string; onStored: () => void };

/** A file on its way from being chosen to being imported. */
export function useSheetImport({ calls, kind, overview, onStored }: Options) {
  const check = useMutation({ mutationFn: (asked: Asked) => calls.check(inputOf(asked)) });
  const save = useMutation({
    mutationFn: (asked: Asked) => calls.save({ ...inputOf(asked), idempotencyKey: asked.key }),
    onSuccess: onStored,
  });
  const { success } = useNotices();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [result, setResult] = useState<ImportReply | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef<File | null>(null);

  const forget = () => {
    latest.current = null;
    setAsked(null);
    setResult(null);
    setRefusal(null);
    check.reset();
    save.reset();
  };
  const ask = (next: Asked) => {
    setAsked(next);
    save.reset();
    // Of several on their way only the latest is heard.
    check.mutate(next, { onSuccess: setResult });
  };
  const choose = async (file: File) => {
    forget();
    latest.current = file;
    const read = await readFile(file);
    // Another was chosen while this one was read.
    if (latest.current !== file) return;
    if (typeof read === 'string') return setRefusal(read);
    ask({ file: read, key: randomKey(), fields: null, existing: null });
  };
  const change = (changed: Partial<Pick<Asked, 'fields' | 'existing'>>) =>
    asked && ask({ ...asked, ...changed, key: randomKey() });
  const assign = (column: SheetColumn, field: string) =>
    change({ fields: assigned(result?.sheet_columns ?? [], column, field) });
  const store = () =>
    asked &&
    save.mutate(asked, {
      onSuccess: (reply) => {
        // What was right when it was checked may be wrong by the time it is imported.
        setResult(reply);
        if (reply.refused > 0 || reply.errors_count > 0) return;
        success(texts.done, kind.imported(reply.created, reply.updated));
        navigate(overview);
      },
    });

  const isStored = save.isSuccess && result !== null && countIn(result) > 0;
  const mustChoose = result !== null && result.alike_count > 0 && asked?.existing === null;
  const isAsked = mustChoose && kind.choices.length > 1;
  const isReady = result !== null && countIn(result) > 0 && !isStored && !isAsked;
  return {
    file: asked?.file ?? null,
    existing: asked?.existing ?? (mustChoose ? null : DEFAULT),
    ...{ choose, forget, store, assign, result, isStored },
    setExisting: (existing: Existing) => change({ existing }),
    isChecking: check.isPending,
    isSaving: save.isPending,
    mustChoose: isAsked,
    mayStore: isReady && !check.isPending && !check.isError,
    problem:
      refusal ??
      problemOf(save.error, texts.importFailed) ??
      problemOf(check.error, texts.checkFailed),
    retry: save.isError ? store : check.isError && asked ? () => ask(asked) : null,
  };
}

const DEFAULT: Existing = 'merge';

const countIn = ({ created, updated }: ImportReply) => created + updated;

const inputOf = ({ file, fields, existing }: Asked): ImportInput => ({
  files: [file],
  body: {
    ...(fields && { columns: JSON.stringify(fields) }),
    ...(existing && { existing }),
  },
});

/** The field of every column once one of them got another. */
function assigned(columns: readonly SheetColumn[], column: SheetColumn, field: string): string[] {
  const fields: string[] = [];
  for (const one of columns) fields[one.at] = one.at === column.at ? field : one.field;
  return Array.from(fields, (one) => one ?? '');
}

/** What the server says of the file itself, or that it did not get that far. */
function problemOf(error: unknown, text: string): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) return text;
  return error.status === 422 ? error.message : `${text} ${error.message}`;
}
