import { Wordmark } from '@boekwerk/shared/plain';
import { IconButton } from '@boekwerk/shared/ui/button';
import { CloseOutlined, MenuOutlined } from '@boekwerk/shared/ui/icons';
import { type MouseEvent, useEffect, useRef } from 'react';
import { MainMenu, type MenuProps } from './main-menu';
import { texts } from './texts';

/** The menu as a drawer, on screens without room beside the page; the browser keeps the focus inside. */
export function PhoneMenu(menu: MenuProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (drawer.current?.open) drawer.current.close();
  };
  // Also when Back leads elsewhere.
  useEffect(close, [menu.pathname]);
  /** Whatever a link leads to, also a question about unsaved work, would else come behind it. */
  const press = ({ target }: MouseEvent) => {
    if (target === drawer.current || (target as Element).closest('a')) close();
  };
  return (
    <div className="host-phone-menu">
      <IconButton
        label={texts.openMenu}
        icon={<MenuOutlined aria-hidden />}
        onClick={() => drawer.current?.showModal()}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for links, and what lies beside it */}
      <dialog ref={drawer} className="host-drawer" aria-label={texts.mainMenu} onClick={press}>
        <div className="host-drawer-panel">
          <div className="host-brand">
            <Wordmark />
            <IconButton
              label={texts.closeMenu}
              icon={<CloseOutlined aria-hidden />}
              onClick={close}
            />
          </div>
          <MainMenu {...menu} />
        </div>
      </dialog>
    </div>
  );
}
