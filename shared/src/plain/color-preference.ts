/** Light or dark as the system says, unless the user chose one of them. */
export type ColorPreference = 'system' | 'light' | 'dark';

const KEY = 'boekwerk.theme';

export function storedColorPreference(): ColorPreference {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

const YEAR = 365 * 24 * 3600;

/**
 * Puts the choice on the page. A cookie tells it to who sends the page, which is in these colours before there is any
 * script; nothing flashes.
 */
export function applyColorPreference(preference = storedColorPreference()): void {
  const { dataset } = document.documentElement;
  if (preference === 'system') delete dataset.theme;
  else dataset.theme = preference;
  const age = preference === 'system' ? 0 : YEAR;
  // biome-ignore lint/suspicious/noDocumentCookie: the API for cookies is not in every browser we support
  document.cookie = `theme=${preference}; Max-Age=${age}; Path=/; SameSite=Lax`;
}

export function storeColorPreference(preference: ColorPreference): void {
  if (preference === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, preference);
  applyColorPreference(preference);
}
