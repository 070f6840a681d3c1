/** For the tab that goes to the package's page and comes back: no other one may answer for it. */
const KEY = 'boekwerk.twinfield.credentials';

/** Keeps which organisation consent is asked for; `null` is a new one. */
export function keepAsked(credentials_id: number | null): void {
  if (credentials_id === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, String(credentials_id));
}

/** Which one that was. */
export function takeAsked(): number | null {
  const kept = Number(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  return kept || null;
}
