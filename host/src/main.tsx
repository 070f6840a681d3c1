import '@fontsource-variable/inter/wght.css';
import '@boekwerk/shared/tokens.css';
import { applyColorPreference } from '@boekwerk/shared/plain/color-preference';
import { start } from './start/start';

applyColorPreference();
void start();
