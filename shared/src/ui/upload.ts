export { DropArea } from './upload/drop-area';
export { FileRow } from './upload/file-row';
