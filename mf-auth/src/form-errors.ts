import { isRefusal } from '@boekwerk/shared/api-client/is-refusal';
import { failureText } from './failure-text';
import { texts } from './texts';

export type FormErrors<Name extends string> = {
  /** Said above the form. */
  general: string[];
  /** Said at the fields. */
  fields: { name: Name; message: string }[];
};

/** Where each message of a failed submit goes, in a form with the fields `names`. */
export function formErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
): FormErrors<Name> {
  if (!isRefusal(error)) return { general: [failureText(error)], fields: [] };

  const fields = names.flatMap((name) => {
    const messages = error.errors[name] ?? [];
    return messages.length > 0 ? [{ name, message: messages.join(' ') }] : [];
  });
  const others = Object.entries(error.errors).flatMap(([name, messages]) =>
    names.some((known) => known === name) ? [] : messages,
  );
  if (fields.length > 0) return { general: [texts.invalid, texts.fillIn, ...others], fields };
  return { general: others.length > 0 ? others : [error.message], fields };
}
