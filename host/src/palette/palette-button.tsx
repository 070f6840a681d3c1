import { SearchOutlined } from '@boekwerk/shared/ui/icons';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PaletteProps } from './palette';
import './palette-button.css';
import { texts } from './texts';
import type { TypedAhead } from './typed-ahead';

const keyboard = /Mac|iPhone|iPad/.test(navigator.platform) ? 'apple' : 'other';

const NOTHING: TypedAhead = { text: '', isEntered: false };

/**
 * Opens the palette, as Ctrl+K or ⌘K does on every page. It is fetched when somebody wants it, and what they type
 * meanwhile goes along.
 */
export function PaletteButton() {
  const { failed } = useNotices();
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [ahead, setAhead] = useState(NOTHING);

  const open = () => {
    setOpen(true);
    setAhead(NOTHING);
    if (loaded) return;
    loadPalette().then(
      (Palette) => setLoaded({ Palette }),
      (error) => {
        setOpen(false);
        failed(error);
      },
    );
  };
  useShortcut(() => (isOpen ? setOpen(false) : open()));

  return (
    <>
      <button
        type="button"
        className="host-palette-button"
        aria-label={texts.open}
        aria-keyshortcuts={texts.ariaKeys[keyboard]}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={open}
      >
        <SearchOutlined aria-hidden />
        <span className="host-palette-button-text">{texts.short}</span>
        {/* Drawn, not written: the name of the button is what it says. */}
        <kbd aria-hidden data-keys={texts.keys[keyboard]} />
      </button>
      {isOpen && !loaded && (
        <TypeAhead ahead={ahead} onChange={setAhead} onClose={() => setOpen(false)} />
      )}
      {isOpen && loaded && <loaded.Palette ahead={ahead} onClose={() => setOpen(false)} />}
    </>
  );
}

type TypeAheadProps = {
  ahead: TypedAhead;
  onChange: (ahead: TypedAhead) => void;
  onClose: () => void;
};

/** Takes the keys as long as there is nothing else to take them. */
function TypeAhead({ ahead, onChange, onClose }: TypeAheadProps) {
  const field = useRef<HTMLInputElement>(null);
  // Back where it was before the palette opens, which gives it back there in the end.
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <input
      ref={field}
      className="bw-unseen"
      aria-label={texts.open}
      value={ahead.text}
      onChange={({ target }) => onChange({ text: target.value, isEntered: false })}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onChange({ ...ahead, isEntered: true });
        if (key === 'Escape') onClose();
      }}
    />
  );
}

function useShortcut(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      const isPlain = !altKey && !shiftKey && !repeat && ctrlKey !== metaKey;
      if (key.toLowerCase() !== 'k' || !isPlain) return;
      // The browser's own search would open.
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

const loadPalette = async () => (await import('./palette')).Palette;

/** A failed prefetch is ignored: opening it fetches it again. */
const fetchAhead = () => void loadPalette().catch(() => {});
