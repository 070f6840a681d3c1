export { UiProvider } from './app/ui-provider';
