import { SearchOutlined } from '@boekwerk/shared/ui/icons';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PaletteProps } from './palette';
import './palette-button.css';
import { texts } from './texts';

const keyboard = /Mac|iPhone|iPad/.test(navigator.platform) ? 'apple' : 'other';

/** Opens the palette, as Ctrl+K or ⌘K does on every page; it is fetched when somebody wants it. */
export function PaletteButton() {
  const { failed } = useNotices();
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> } | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = () => {
    setOpen(true);
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
      {isOpen && loaded && <loaded.Palette onClose={() => setOpen(false)} />}
    </>
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
