import { useRef } from 'react';
import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form';

/**
 * Lets a second submit do nothing while one is running: the second click of a double click comes before the button
 * shows that something is on its way.
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
      // A mutation that was started tells the page in the next task; from then on the button takes no clicks.
      await submit(event).finally(() => setTimeout(release));
    };
  };
}
