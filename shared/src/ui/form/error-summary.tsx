import { type Control, type FieldErrors, type FieldValues, useFormState } from 'react-hook-form';
import './form.css';

// biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
type Props<Values extends FieldValues> = { control: Control<Values, any, any> };

/** The errors that belong to no field on the screen, above the form. */
export function ErrorSummary<Values extends FieldValues>({ control }: Props<Values>) {
  const { errors } = useFormState({ control });
  const messages = [...new Set(messagesWithoutField(errors))];
  return (
    <div role="alert">
      {messages.length > 0 && (
        <ul className="bw-error-summary">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** An error knows the control that shows it; the others are ours to show. */
function messagesWithoutField(errors: FieldErrors | object): string[] {
  if ('message' in errors && typeof errors.message === 'string' && errors.message !== '')
    return 'ref' in errors && errors.ref ? [] : [errors.message];
  return Object.entries(errors)
    .filter(([key, value]) => key !== 'ref' && typeof value === 'object' && value !== null)
    .flatMap(([, value]) => messagesWithoutField(value));
}
