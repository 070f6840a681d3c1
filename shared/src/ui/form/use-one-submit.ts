import { useRef } from 'react';
import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form';

/**
 * Ignores a second submit while one is running: the second click of a double click comes before the button shows that
 * it is busy.
 */
export function useOneSubmit<Input extends FieldValues, Output>(
  handleSubmit: UseFormHandleSubmit<Input, Output>,
): UseFormHandleSubmit<Input, Output> {
  const isRunning = useRef(false);
  const release = () => {
    isRunning.current = false;
  };
  return (onValid, onInvalid) => {
    const submit = handleSubmit(onValid, onInvalid);
    return async (event) => {
      event?.preventDefault();
      if (isRunning.current) return;
      isRunning.current = true;
      // React renders the busy button in a later task; from then on it takes no clicks.
      await submit(event).finally(() => setTimeout(release));
    };
  };
}
