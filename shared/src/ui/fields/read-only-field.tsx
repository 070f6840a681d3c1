import { FieldFrame, type FrameProps } from './field-frame';
import { TextInput } from './text-input';

type Props = Pick<FrameProps, 'label' | 'hint'> & { value: string };

/** What follows from the other fields: to read, to reach and to copy, not to change. */
export function ReadOnlyField({ value, ...frame }: Props) {
  return (
    <FieldFrame {...frame}>
      {({ status: _, ...control }) => (
        <TextInput {...control} readOnly variant="filled" value={value} onChange={() => {}} />
      )}
    </FieldFrame>
  );
}
