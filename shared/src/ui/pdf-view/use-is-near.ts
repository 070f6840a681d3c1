import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in view in the box that scrolls around it, or less than the height of that box away.
 *
 * @param begins what is taken to be so until it has been looked at
 */
export function useIsNear(
  element: RefObject<HTMLElement | null>,
  boxOf: (element: HTMLElement) => Element | null,
  begins = false,
): boolean {
  const [isNear, setIsNear] = useState(begins);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: boxOf(element.current), rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, boxOf]);
  return isNear;
}
