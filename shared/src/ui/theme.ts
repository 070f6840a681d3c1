export { useColorPreference, useIsDark } from './theme/color-mode';
export { ThemeProvider } from './theme/theme-provider';
