export { SettingsPage } from './settings-page/settings-page';
