/** Light or dark as the system says, unless the user chose one of them. */
export type ColorPreference = 'system' | 'light' | 'dark';

const KEY = 'boekwerk.theme';

export function storedColorPreference(): ColorPreference {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Puts the choice on the page; called before the first paint, so that nothing flashes. */
export function applyColorPreference(preference = storedColorPreference()): void {
  const { dataset } = document.documentElement;
  if (preference === 'system') delete dataset.theme;
  else dataset.theme = preference;
}

export function storeColorPreference(preference: ColorPreference): void {
  if (preference === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, preference);
  applyColorPreference(preference);
}
