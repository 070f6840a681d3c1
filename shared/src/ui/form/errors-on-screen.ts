import { get } from 'react-hook-form';

/** A form's control, whatever the form holds. */
export type AnyControl = { _fields: object; _formValues: object };

/** The messages in an error, of whatever is in the field as well: of the third address of a list. */
export function messagesIn(error: object | undefined): string[] {
  return leavesOf(error).map(({ message }) => message);
}

/** The messages of a form's errors that none of its fields on the screen shows. */
export function messagesWithoutField(control: AnyControl, errors: object): string[] {
  const messages = leavesOf(errors)
    .filter(({ path }) => !isShown(control, path.join('.')))
    .map(({ message }) => message);
  return [...new Set(messages)];
}

type Leaf = { path: readonly string[]; message: string };

function leavesOf(error: object | undefined, path: readonly string[] = []): Leaf[] {
  if (!error) return [];
  if ('message' in error && typeof error.message === 'string' && error.message !== '')
    return [{ path, message: error.message }];
  return Object.entries(error)
    .filter(([key, value]) => key !== 'ref' && typeof value === 'object' && value !== null)
    .flatMap(([key, value]) => leavesOf(value, [...path, key]));
}

/** Whether a field is on the screen that shows what is wrong with `name`: its own, or one that holds it. */
function isShown(control: AnyControl, name: string): boolean {
  const keys = name.split('.');
  return keys.some((_, index) => isField(control, keys.slice(0, index + 1).join('.')));
}

/** Whether a field of this name is on the screen. */
export function isField(control: AnyControl, name: string): boolean {
  const field: { _f?: { mount?: boolean } } | undefined = get(control._fields, name);
  return field?._f?.mount === true;
}
