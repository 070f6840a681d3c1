export { SwitchPage } from './switch-relation/switch-page';
export { type Destination, useSwitchRelation } from './switch-relation/use-switch-relation';
