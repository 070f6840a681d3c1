import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ActionItem } from './action-item';
import './menu.css';
import type { OpenMenu } from './open-menu';

type Props = {
  items: readonly ActionItem[];
  /** The button that opens the menu. */
  children: ReactElement;
};

/** A button with the things that can be done; the menu itself is fetched when somebody comes near. */
export function ActionMenu({ items, children }: Props) {
  const [opened, setOpened] = useState<{ Menu: typeof OpenMenu } | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const focusOnButton = () => place.current?.querySelector('button')?.focus();
  // The menu replaces the button that was pressed by its own.
  useEffect(() => {
    if (opened) focusOnButton();
  }, [opened]);

  const open = () =>
    loadMenu().then(
      (Menu) => setOpened({ Menu }),
      // Nothing opened: pressing again asks for it again.
      () => {},
    );
  if (opened)
    return (
      <span ref={place} className="bw-menu">
        <opened.Menu items={items} onChosen={focusOnButton}>
          {children}
        </opened.Menu>
      </span>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the button in it
    <span
      className="bw-menu"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClickCapture={open}
    >
      {children}
    </span>
  );
}

const loadMenu = () => import('./open-menu').then(({ OpenMenu }) => OpenMenu);

/** A failed prefetch is ignored: opening fetches it again. */
const fetchAhead = () => void loadMenu().catch(() => {});
