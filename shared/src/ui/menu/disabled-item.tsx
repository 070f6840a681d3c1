import './menu.css';

type Props = { label: string; reason: string };

/**
 * What cannot be done now, and why. The arrows stop at it as they do at the others, which they would not if the menu
 * knew that it is off; so it says that itself.
 */
export const DisabledItem = ({ label, reason }: Props) => (
  <span ref={turnOff}>
    {label}
    <span className="bw-menu-reason">{reason}</span>
  </span>
);

/** The same item is on again when something else is chosen. */
function turnOff(text: HTMLElement | null) {
  const item = text?.closest('[role=menuitem]');
  item?.setAttribute('aria-disabled', 'true');
  return () => item?.removeAttribute('aria-disabled');
}
