import { MAX_PHOTOS } from '@boekwerk/shared/contract/bookkeeping/documents';
import { Button, IconButton } from '@boekwerk/shared/ui/button';
import { DeleteOutlined, RotateRightOutlined } from '@boekwerk/shared/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import { OrderedList } from '../../parts/ordered-list/ordered-list';
import { turned } from './photo';
import { PhotoThumbnail } from './photo-thumbnail';
import './photos.css';
import { texts } from './texts';
import type { usePhotos } from './use-photos';

type Props = { photos: ReturnType<typeof usePhotos> };

/** Pictures before they are handed in: put in order, turned and removed, and then one document or several. */
export function PhotoTray({ photos: { photos, change, handInAsOne, handInApart } }: Props) {
  const tray = useRef<HTMLElement>(null);
  const removed = useRef<number | null>(null);
  const count = photos.length;

  // The button that had the focus went with its photo: the next one has it then.
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const buttons = tray.current?.querySelectorAll<HTMLElement>('[data-remove]');
    buttons?.[Math.min(removed.current, count - 1)]?.focus();
    removed.current = null;
  }, [count]);
  if (count === 0) return null;

  return (
    <section ref={tray} className="bookkeeping-photos" aria-label={texts.title(count)}>
      <h3>{texts.title(count)}</h3>
      <p>{texts.hint}</p>
      <OrderedList
        items={photos}
        keyOf={({ key }) => key}
        nameOf={(_, at) => texts.name(at + 1)}
        onOrder={change}
      >
        {(photo, at) => (
          <>
            <PhotoThumbnail photo={photo} alt={texts.name(at + 1)} />
            <span>{at + 1}</span>
            <IconButton
              label={texts.turn(at + 1)}
              icon={<RotateRightOutlined />}
              onClick={() => change(photos.with(at, turned(photo)))}
            />
            <IconButton
              data-remove
              label={texts.remove(at + 1)}
              icon={<DeleteOutlined />}
              onClick={() => {
                removed.current = at;
                change(photos.toSpliced(at, 1));
              }}
            />
          </>
        )}
      </OrderedList>
      {count > MAX_PHOTOS && <p role="alert">{texts.tooMany(MAX_PHOTOS)}</p>}
      <div className="bookkeeping-photo-buttons">
        {count > 1 && <Button onClick={handInApart}>{texts.apart}</Button>}
        <Button type="primary" disabled={count > MAX_PHOTOS} onClick={handInAsOne}>
          {count === 1 ? texts.upload : texts.asOne}
        </Button>
      </div>
    </section>
  );
}
