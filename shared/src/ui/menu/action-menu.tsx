import type { MenuRef } from 'antd';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
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
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const menu = useRef<MenuRef>(null);
  const focusOnButton = () => place.current?.querySelector('button')?.focus();
  // The menu replaces the button that was pressed by its own.
  useEffect(() => {
    if (opened) focusOnButton();
  }, [opened]);

  const press = (event: MouseEvent) => {
    setByKey(event.detail === 0);
    if (opened) return;
    loadMenu().then(
      (Menu) => {
        setOpened({ Menu });
        setOpen(true);
      },
      // Nothing opened: pressing again asks for it again.
      () => {},
    );
  };
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    // Closed by Escape: the item that had the focus is gone.
    if (!isNowOpen && document.activeElement?.closest('[role=menu]')) focusOnButton();
  };
  /** From the button into the open menu, which goes on itself. */
  const enter = (event: KeyboardEvent) => {
    const isOnButton = place.current?.contains(event.target as Node);
    if (!isOpen || !isOnButton || event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    menu.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the button in it
    <span
      ref={place}
      className="bw-menu"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClickCapture={press}
      onKeyDown={enter}
    >
      {opened ? (
        <opened.Menu
          ref={menu}
          items={items}
          isOpen={isOpen}
          isByKey={isByKey}
          onOpen={change}
          onChosen={focusOnButton}
        >
          {children}
        </opened.Menu>
      ) : (
        children
      )}
    </span>
  );
}

const loadMenu = () => import('./open-menu').then(({ OpenMenu }) => OpenMenu);

/** A failed prefetch is ignored: opening fetches it again. */
const fetchAhead = () => void loadMenu().catch(() => {});
