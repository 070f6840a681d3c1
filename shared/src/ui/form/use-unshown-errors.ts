import { useEffect } from 'react';
import { useNotices } from '../notices/notices-provider';
import { texts } from '../notices/texts';
import { type AnyControl, messagesWithoutField } from './errors-on-screen';

/** The forms that list such errors above their fields. */
const listed = new WeakSet<AnyControl>();

/** Says that errors without a field are listed on the page. */
export function useListsErrors(control: AnyControl): void {
  useEffect(() => {
    listed.add(control);
    return () => void listed.delete(control);
  }, [control]);
}

/** Shows errors without a field in a notice: otherwise a button would do nothing, without saying why. */
export function useTellUnshown(control: AnyControl): (errors: object) => void {
  const notices = useNotices();
  return (errors) => {
    if (listed.has(control)) return;
    const messages = messagesWithoutField(control, errors);
    if (messages.length > 0) notices.error(texts.invalid, messages.join(' '));
  };
}
