import { useRef, useState } from 'react';
import type { Existing, ImportReply, SheetColumn } from '../../contract/sheet-import';
import { useMutation } from '../../query';
import { randomKey } from '../../session/random-key';
import type { ImportCalls, ImportInput } from './import-kind';
import { readFile } from './read-file';

/** A file as it was when it was chosen, with what was said about it; `key` is one per choice. */
export type Asked = {
  file: File;
  key: string;
  /** The field of each column, as far as it was said by hand. */
  fields: readonly string[] | null;
  existing: Existing | null;
};

/** A file that is checked when it is chosen, and again whenever something else is said about it. */
export function useCheckedFile(calls: Pick<ImportCalls, 'check'>) {
  const check = useMutation({ mutationFn: (asked: Asked) => calls.check(inputOf(asked)) });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [result, setResult] = useState<ImportReply | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef<File | null>(null);
  /** What was said of files with the same columns: one that was mended is not said again. */
  const said = useRef(new Map<string, readonly string[]>());

  const forget = () => {
    latest.current = null;
    setAsked(null);
    setResult(null);
    setRefusal(null);
    check.reset();
  };
  const ask = (next: Asked) => {
    setAsked(next);
    // Of several on their way only the latest is heard.
    check.mutate(next, {
      onSuccess: (reply) => {
        const fields = next.fields === null ? said.current.get(namesOf(reply)) : undefined;
        if (fields) ask({ ...next, fields });
        else setResult(reply);
      },
    });
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
  const columns = columnsOf(result, asked);
  const assign = (column: SheetColumn, field: string) => {
    const fields = assigned(columns, column, field);
    if (result) said.current.set(namesOf(result), fields);
    change({ fields });
  };
  return {
    ...{ asked, columns, result, setResult, refusal, check, forget, choose, assign },
    setExisting: (existing: Existing) => change({ existing }),
    checkAgain: () => asked && ask(asked),
  };
}

/** What goes along with a call. */
export const inputOf = ({ file, fields, existing }: Asked): ImportInput => ({
  files: [file],
  body: {
    ...(fields && { columns: JSON.stringify(fields) }),
    ...(existing && { existing }),
  },
});

const namesOf = ({ sheet_columns }: ImportReply) =>
  JSON.stringify(sheet_columns.map(({ at, name }) => [at, name]));

/** The columns of the file as they were last said, also while the file is checked again. */
const columnsOf = (result: ImportReply | null, asked: Asked | null): SheetColumn[] =>
  (result?.sheet_columns ?? []).map((column) => ({
    ...column,
    field: asked?.fields?.[column.at] ?? column.field,
  }));

/** The field of every column once one of them got another. */
function assigned(columns: readonly SheetColumn[], column: SheetColumn, field: string): string[] {
  const fields: string[] = [];
  for (const one of columns) fields[one.at] = one.at === column.at ? field : one.field;
  return Array.from(fields, (one) => one ?? '');
}
