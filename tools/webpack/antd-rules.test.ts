import { darkTheme, forFingers, lightTheme, still } from '../../shared/src/ui/theme/antd-theme';
import { antdRules } from './antd-rules.cjs';

it.each<[string, typeof lightTheme]>([
  ['light', lightTheme],
  ['dark', darkTheme],
  ['for fingers', forFingers(lightTheme)],
  ['dark and for fingers', forFingers(darkTheme)],
  ['still', still(lightTheme)],
])('the rules in the sheet are those that the theme makes: %s', (_, theme) => {
  expect(antdRules(theme)).toBe(antdRules({ hashed: false }));
});
