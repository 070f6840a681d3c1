/**
 * Whether a request line asks for a path here: one slash in front, so no other host, and no segment that climbs,
 * also when it is encoded. Browsers never send anything else. Source: RFC 9112 §3.2.1 (origin form).
 */
export function isOwnPath(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  const segments = path
    .replace(/%2e/gi, '.')
    .replace(/%(2f|5c)/gi, '/')
    .split(/[/\\]/);
  const isAbsolute = path.startsWith('/') && !/^\/[/\\]/.test(path);
  return isAbsolute && !segments.some((segment) => segment === '.' || segment === '..');
}
