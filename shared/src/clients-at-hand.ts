export { PinButton } from './clients-at-hand/pin-button';
export { useClientsAtHand } from './clients-at-hand/queries';
export { pinnedAs, useTogglePin } from './clients-at-hand/use-toggle-pin';
