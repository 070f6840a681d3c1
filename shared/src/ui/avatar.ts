export { Avatar } from './avatar/avatar';
