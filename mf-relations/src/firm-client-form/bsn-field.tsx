import { isMasked } from '@boekwerk/shared/domain/relation/person';
import { IconButton } from '@boekwerk/shared/ui/button';
import { BoundField, TextInput } from '@boekwerk/shared/ui/fields';
import { type Control, useFormState, useWatch } from '@boekwerk/shared/ui/form';
import { CloseOutlined } from '@boekwerk/shared/ui/icons';
import { useState } from 'react';
import type { FirmClientValues } from './firm-client-values';
import { texts } from './texts';

// biome-ignore lint/suspicious/noExplicitAny: a field does not mind what the form makes of its values
type Props = { control: Control<FirmClientValues, any, any> };

/**
 * A citizen service number. One that is known shows its last digits only; it gives way to what is typed while the
 * field has the focus, and comes back when that is nothing. Only the button takes it away.
 */
export function BsnField({ control }: Props) {
  const { defaultValues } = useFormState({ control });
  const known = defaultValues?.bsn ?? '';
  const [isTyping, setTyping] = useState(false);
  const [wasTakenAway, setTakenAway] = useState(false);
  // The version of somebody else may have it again.
  const isTakenAway = useWatch({ control, name: 'bsn' }) === '' && wasTakenAway;
  return (
    <BoundField<FirmClientValues, string>
      control={control}
      name="bsn"
      label={texts.bsn}
      hint={hintOf(known, isTakenAway)}
    >
      {({ value, onChange, onBlur, ...bound }, aria) => (
        <TextInput
          {...bound}
          {...aria}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={12}
          value={isTyping && isMasked(value) ? '' : value}
          onFocus={() => setTyping(true)}
          onChange={(text) => {
            setTakenAway(false);
            onChange(text);
          }}
          onBlur={() => {
            setTyping(false);
            if (value === '' && !isTakenAway) onChange(known);
            onBlur();
          }}
          suffix={
            // Always there: an input that loses its suffix while it is typed in would lose the focus.
            <span>
              {isMasked(value) && (
                <IconButton
                  size="small"
                  // Large enough for a finger, in a field that stays as high as the others.
                  style={{ marginBlock: -4 }}
                  label={texts.bsnClear}
                  icon={<CloseOutlined />}
                  onClick={() => {
                    setTakenAway(true);
                    onChange('');
                  }}
                />
              )}
            </span>
          }
        />
      )}
    </BoundField>
  );
}

function hintOf(known: string, isTakenAway: boolean): string {
  if (isTakenAway) return texts.bsnGone;
  return known === '' ? texts.bsnHint : texts.bsnKept;
}
