import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { texts } from './texts';

const FIELDS = ['email', 'password'] as const;
type Field = (typeof FIELDS)[number];

type LoginErrors = {
  /** Said above the form. */
  general: string[];
  /** Said at the fields. */
  fields: { name: Field; message: string }[];
};

const isField = (name: string): name is Field => FIELDS.some((field) => field === name);

/** Where each message of a failed sign-in goes. */
export function loginErrors(error: unknown): LoginErrors {
  if (!(error instanceof ApiError)) return { general: [texts.failed], fields: [] };
  if (error.status === 400) return { general: [texts.wrong], fields: [] };
  if (error.status !== 422) return { general: [error.message], fields: [] };

  const messages = Object.entries(error.errors);
  const fields = messages.flatMap(([name, [message = '']]) =>
    isField(name) ? [{ name, message }] : [],
  );
  const general = messages.flatMap(([name, all]) => (isField(name) ? [] : all));
  return { general: fields.length + general.length === 0 ? [error.message] : general, fields };
}
