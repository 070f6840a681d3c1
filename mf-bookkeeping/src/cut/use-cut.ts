import { useNotices } from '@boekwerk/shared/ui/notices';
import { useAskFirst } from '../parts/ask-first/use-ask-first';
import type { Groups } from './page-groups';
import { useCutDocument } from './queries';
import { texts } from './texts';

/** Cuts a document after asking; `problem` is why the last try did not. */
export function useCut(id: number, groups: Groups, onDone: () => void) {
  const notices = useNotices();
  const { mutateAsync: send, isPending } = useCutDocument(id);
  const { ask, problem } = useAskFirst({
    question: texts.confirm,
    confirmText: texts.cut,
    goOn: texts.goOn,
  });

  async function cut() {
    const pages = groups.map((group) => [...group]);
    if (!(await ask((is_confirmed) => send({ pages, is_confirmed })))) return;
    notices.success(texts.done, texts.doneText);
    onDone();
  }
  return { cut: () => void cut(), problem, isBusy: isPending };
}
