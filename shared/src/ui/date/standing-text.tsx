import { type ComponentProps, createContext, useContext } from 'react';

/** What stands in a field of a picker, by the field's id, instead of what the picker would show; '' for nothing. */
export const StandingText = createContext<(id: string | undefined) => string>(() => '');

/** A picker shows its last date again when it is left with text that is none: that text stays, to be corrected. */
function TypedInput({ value, ...props }: ComponentProps<'input'>) {
  const standing = useContext(StandingText)(props.id);
  return <input {...props} {...(standing && { 'aria-invalid': true })} value={standing || value} />;
}

export const PARTS = { input: TypedInput };
