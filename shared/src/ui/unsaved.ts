export { useUnsavedGuard } from './unsaved/use-unsaved-guard';
