import type { ColorPreference } from '@boekwerk/shared/plain/color-preference';
import { useColorPreference } from '@boekwerk/shared/ui/theme';
import { texts } from './texts';

const CHOICES: readonly ColorPreference[] = ['system', 'light', 'dark'];

/** Light, dark, or the system's setting. */
export function ColorChoice() {
  const [preference, choose] = useColorPreference();
  return (
    <fieldset className="host-colors">
      <legend>{texts.colors}</legend>
      {CHOICES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="colors"
            checked={choice === preference}
            onChange={() => choose(choice)}
          />
          {texts.color[choice]}
        </label>
      ))}
    </fieldset>
  );
}
