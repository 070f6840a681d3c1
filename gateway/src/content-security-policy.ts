/**
 * What the page may do. Scripts come from this origin only, and through the Trusted Types policy of
 * `/boot/tt.js` only from the folders of releases; styles need the nonce of the response.
 *
 * @param errorReports address of the error service, the only other one that the page may call; '' for none
 */
export const contentSecurityPolicy = (nonce: string, errorReports: string): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${errorReports && ` ${new URL(errorReports).origin}`}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ');
