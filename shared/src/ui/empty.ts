export { EmptyState } from './empty/empty-state';
export { Picture, type PictureName } from './empty/pictures';
