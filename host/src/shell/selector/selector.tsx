import { DownOutlined } from '@boekwerk/shared/ui/icons';
import { type ReactNode, useState } from 'react';
import '../header-popover.css';
import './selector.css';

const ID = 'administratiekeuze';

type Props = {
  /** What is chosen here, for who cannot see that it is a choice. */
  label: string;
  /** What is chosen now. */
  current: string;
  /** Made when it opens, gone when it closes. */
  children: ReactNode;
};

/** A name in the header that opens a list of others. The browser opens and closes it. */
export function Selector({ label, current, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="host-selector"
        popoverTarget={ID}
        aria-expanded={isOpen}
        title={current}
      >
        <span className="bw-unseen">{label}</span>{' '}
        <span className="host-selector-name">{current}</span>
        <DownOutlined className="host-menu-arrow" aria-hidden />
      </button>
      <div
        id={ID}
        popover="auto"
        className="host-header-popover host-selector-popover"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && children}
      </div>
    </>
  );
}

export const closeSelector = () => document.getElementById(ID)?.hidePopover();
