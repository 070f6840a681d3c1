import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useEffect, useRef } from 'react';
import type { LatestTask } from '../task/use-latest-task';
import { texts } from '../texts';

/** Asks what came up about the office that was chosen, once; `onConfirmed` goes on with it. */
export function useAskOffice({ failed, dismiss }: LatestTask, onConfirmed: () => void): void {
  const confirm = useConfirm();
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (!failed?.is_question || asked.current === failed.id) return;
    asked.current = failed.id;
    const { question: title, linkAnyway: confirmText, other: cancelText } = texts.client;
    const text = failed.message ?? undefined;
    void confirm({ title, text, confirmText, cancelText }).then((isConfirmed) => {
      dismiss();
      if (isConfirmed) onConfirmed();
    });
  });
}
