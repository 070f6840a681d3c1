/** Whether a passkey can be used here: browsers bind them to a name, never to a numeric address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
