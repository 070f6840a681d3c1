import { darkTheme, forFingers, lightTheme } from '../../shared/src/ui/theme/antd-theme';
import { antdRules } from './antd-rules.cjs';

type Theme = typeof lightTheme;

const still = (theme: Theme) => ({ ...theme, token: { ...theme.token, motion: false } });

it.each<[string, Theme]>([
  ['light', lightTheme],
  ['dark', darkTheme],
  ['for fingers', forFingers(lightTheme)],
  ['dark and for fingers', forFingers(darkTheme)],
  ['still', still(lightTheme)],
])('the rules in the sheet are those that the theme makes: %s', (_, theme) => {
  expect(antdRules(theme)).toBe(antdRules({ hashed: false }));
});
