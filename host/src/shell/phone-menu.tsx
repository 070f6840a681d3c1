import { Wordmark } from '@boekwerk/shared/plain';
import { IconButton } from '@boekwerk/shared/ui/button';
import { CloseOutlined, MenuOutlined } from '@boekwerk/shared/ui/icons';
import { useEffect, useRef } from 'react';
import { MainMenu, type MenuProps } from './main-menu';
import { texts } from './texts';

/** The menu as a drawer, on screens without room beside the page; the browser keeps the focus inside. */
export function PhoneMenu(menu: MenuProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (drawer.current?.open) drawer.current.close();
  };
  // Closed after every navigation.
  useEffect(close, [menu.pathname]);
  return (
    <div className="host-phone-menu">
      <IconButton
        label={texts.openMenu}
        icon={<MenuOutlined aria-hidden />}
        onClick={() => drawer.current?.showModal()}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for what lies beside it */}
      <dialog
        ref={drawer}
        className="host-drawer"
        aria-label={texts.mainMenu}
        onClick={({ target }) => target === drawer.current && close()}
      >
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
