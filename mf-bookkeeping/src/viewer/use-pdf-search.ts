import type { PdfSearch } from '@boekwerk/shared/ui/pdf';
import { useState } from 'react';

/** What is looked for in a PDF, and which of those found is looked at: after the last one comes the first. */
export function usePdfSearch() {
  const [text, setText] = useState('');
  const [current, setCurrent] = useState(0);
  const [count, setCount] = useState(0);
  const step = (by: 1 | -1) => {
    if (count > 0) setCurrent((current + by + count) % count);
  };
  return {
    search: { text, current, onFound: setCount } satisfies PdfSearch,
    count,
    type: (typed: string) => {
      setText(typed);
      setCurrent(0);
    },
    next: () => step(1),
    previous: () => step(-1),
  };
}
