/** Who we are to the package, and where it is. */
export type TwinfieldSettings = {
  clientId: string;
  clientSecret: string;
  /** Where users sign in and tokens are given: `https://login.twinfield.com`. */
  loginUrl: string;
  /** Where the web services may be: these hosts and those below them, over https. */
  clusterHosts: readonly string[];
  /** The one address that users come back to, as it was registered. */
  redirectUri: string;
};
