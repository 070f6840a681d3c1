export { useDialogGuard } from './unsaved/use-dialog-guard';
export { useUnsavedGuard } from './unsaved/use-unsaved-guard';
