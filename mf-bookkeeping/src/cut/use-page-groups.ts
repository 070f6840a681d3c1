import { useState } from 'react';
import { everySo, type Groups } from './page-groups';

/** How the pages of a file are divided, and all steps before, to go back to. */
export function usePageGroups(count: number) {
  const [steps, setSteps] = useState<readonly Groups[]>([everySo(count, count)]);
  return {
    groups: steps.at(-1) ?? [],
    isChanged: steps.length > 1,
    change: (act: (groups: Groups) => Groups) =>
      setSteps((before) => {
        const last = before.at(-1) ?? [];
        const next = act(last);
        const isSame = JSON.stringify(next) === JSON.stringify(last);
        return isSame ? before : [...before, next];
      }),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
  };
}
