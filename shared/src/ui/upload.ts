export { DropArea } from './upload/drop-area';
export { FileButton } from './upload/file-button';
export { FileRow } from './upload/file-row';
export { useObjectUrl } from './upload/use-object-url';
