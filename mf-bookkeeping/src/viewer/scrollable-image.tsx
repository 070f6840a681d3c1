import type { Place } from '@boekwerk/shared/contract/bookkeeping/recognised';
import type { Picked } from '@boekwerk/shared/ui/pdf';
import { useObjectUrl } from '@boekwerk/shared/ui/upload';
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { drawnSize, type ImagePose, type Size, transformOf } from './image-pose';

type Props = {
  bytes: Uint8Array;
  type: string;
  name: string;
  pose: ImagePose;
  /** What is pointed at. */
  place: Place | null;
  /** Told where it is clicked. */
  onPick: ((picked: Picked) => void) | undefined;
  /** Shown when the file cannot be read. */
  failed: ReactNode;
};

/** A picture in a box that scrolls when it does not fit. */
export function ScrollableImage(props: Props) {
  const { bytes, type, name, pose, place, onPick, failed } = props;
  const box = useRef<HTMLElement>(null);
  const room = useRoom(box);
  // A typed array over a plain buffer is a blob part; the type also allows shared memory.
  const file = useMemo(() => new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), [bytes, type]);
  const address = useObjectUrl(file);
  const [natural, setNatural] = useState<Size | null>(null);
  const [broken, setBroken] = useState<Uint8Array | null>(null);
  useSteadyMiddle(box, pose);
  if (broken === bytes) return failed;

  const drawn = natural && room && drawnSize(natural, room, pose);
  return (
    <section
      ref={box}
      className="bookkeeping-viewer-content bookkeeping-viewer-image"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <div className="bookkeeping-viewer-image-box" style={drawn?.box}>
        {address && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: what a click takes can be typed
          <img
            src={address}
            alt={name}
            style={{ ...drawn?.picture, transform: transformOf(pose) }}
            hidden={!drawn}
            onLoad={({ currentTarget }) =>
              setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={() => setBroken(bytes)}
            onClick={onPick && ((event) => onPick(pickedIn(event)))}
          />
        )}
        {drawn && place && (
          <div
            className="bookkeeping-viewer-image-pointed"
            style={{ ...drawn.picture, transform: transformOf(pose) }}
          >
            <div key={`${place.left} ${place.top}`} ref={intoView} style={boxOf(place)} />
          </div>
        )}
      </div>
    </section>
  );
}

const intoView = (mark: HTMLElement | null) =>
  mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const boxOf = ({ left, top, width, height }: Place) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/** In shares of the picture as it is upright, however it was turned. */
function pickedIn({ nativeEvent, currentTarget }: MouseEvent<HTMLImageElement>): Picked {
  const left = nativeEvent.offsetX / currentTarget.offsetWidth;
  const top = nativeEvent.offsetY / currentTarget.offsetHeight;
  return { page: 1, left, top, letters: null };
}

/** Keeps what is in the middle there when the picture grows or turns. */
function useSteadyMiddle(element: React.RefObject<HTMLElement | null>, pose: ImagePose): void {
  const before = useRef({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const { scrollWidth: width, scrollHeight: height, clientWidth, clientHeight } = box;
    const [right, down] = [width / before.current.width, height / before.current.height];
    box.scrollLeft = (box.scrollLeft + clientWidth / 2) * right - clientWidth / 2;
    box.scrollTop = (box.scrollTop + clientHeight / 2) * down - clientHeight / 2;
    before.current = { width, height };
  }, [element, pose]);
}

/** The space inside an element; null until it is measured. */
function useRoom(element: React.RefObject<HTMLElement | null>): Size | null {
  const [room, setRoom] = useState<Size | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
