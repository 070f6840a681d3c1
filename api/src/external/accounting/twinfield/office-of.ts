import type { Access } from '../accounting-package';

/** The office of a call that needs one. @throws Error when its caller forgot it */
export function officeOf({ office_code }: Access): string {
  if (!office_code) throw new Error('this call to the accounting package needs an office');
  return office_code;
}
