export { Slot } from './slot/slot';
