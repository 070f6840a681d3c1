import { texts } from './texts';

/** A code to type: from the app, or one of the recovery codes. */
export type CodeKind = {
  label: string;
  hint?: string;
  /** What was typed or pasted, as the code is written. */
  clean: (typed: string) => string;
  isComplete: (code: string) => boolean;
  input: {
    inputMode: 'numeric' | 'text';
    autoComplete: string;
    autoCapitalize: string;
  };
};

export const appCode: CodeKind = {
  label: texts.code,
  clean: (typed) => typed.replace(/[^0-9]/g, '').slice(0, 6),
  isComplete: (code) => code.length === 6,
  input: { inputMode: 'numeric', autoComplete: 'one-time-code', autoCapitalize: 'none' },
};

export const recoveryCode: CodeKind = {
  label: texts.recoveryCode,
  hint: texts.recoveryHint,
  clean: (typed) => {
    const signs = typed
      .toUpperCase()
      .replace(/[^A-Z2-9]/g, '')
      .slice(0, 8);
    return signs.length > 4 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : signs;
  },
  isComplete: (code) => code.length === 9,
  input: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
};
