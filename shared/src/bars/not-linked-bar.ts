export { NotLinkedBar } from './not-linked-bar/not-linked-bar';
