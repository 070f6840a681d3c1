import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { messagesWithoutField } from './errors-on-screen';
import './form.css';
import { useListsErrors } from './use-unshown-errors';

// biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
type Props<Values extends FieldValues> = { control: Control<Values, any, any> };

/** The errors that belong to no field on the screen, above the form. */
export function ErrorSummary<Values extends FieldValues>({ control }: Props<Values>) {
  const { errors } = useFormState({ control });
  const messages = messagesWithoutField(control, errors);
  useListsErrors(control);
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
