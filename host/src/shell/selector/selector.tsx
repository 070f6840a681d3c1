import { DownOutlined } from '@boekwerk/shared/ui/icons';
import { type ReactNode, useState } from 'react';
import '../header-popover.css';
import './selector.css';

const ID = 'administratiekeuze';

type Props = {
  /** Accessible name of the button: what is chosen here. */
  label: string;
  /** What is chosen now. */
  current: string;
  /** Mounted while it is open. */
  children: ReactNode;
};

/** A name in the header that opens a list of others, in a native popover. */
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
