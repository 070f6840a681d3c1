import { IconButton } from '@boekwerk/shared/ui/button';
import { DownOutlined, HolderOutlined, UpOutlined } from '@boekwerk/shared/ui/icons';
import { type Key, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './ordered-list.css';
import { reorder } from './reorder';
import { texts } from './texts';

type Props<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  nameOf: (item: Item, at: number) => string;
  onOrder: (items: Item[]) => void;
  /** What stands in the row of an item, before its arrows. */
  children: (item: Item, at: number) => ReactNode;
};

type Way = 'up' | 'down';

/** Things in an order; they are dragged, or moved with buttons. */
export function OrderedList<Item>({ items, keyOf, nameOf, onOrder, children }: Props<Item>) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const rows = useMovedFocus();

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    onOrder(reorder(items, from, to));
    setTold(texts.moved(nameOf(item, from), to + 1, items.length));
  };
  const dragOver = (at: number) => {
    if (dragged === null || dragged === at) return;
    move(dragged, at);
    setDragged(at);
  };
  const step = (way: Way, at: number) => {
    const to = way === 'up' ? at - 1 : at + 1;
    rows.follow(to, way);
    move(at, to);
  };

  return (
    <>
      <ol ref={rows.ref} className="bookkeeping-ordered">
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            draggable
            data-dragged={dragged === at || undefined}
            onDragStart={({ dataTransfer }) => {
              // Some browsers drag nothing that carries nothing.
              dataTransfer.setData('text/plain', nameOf(item, at));
              setDragged(at);
            }}
            onDragEnter={() => dragOver(at)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
          >
            <HolderOutlined />
            {children(item, at)}
            <IconButton
              data-way="up"
              label={texts.up(nameOf(item, at))}
              icon={<UpOutlined />}
              disabled={at === 0}
              onClick={() => step('up', at)}
            />
            <IconButton
              data-way="down"
              label={texts.down(nameOf(item, at))}
              icon={<DownOutlined />}
              disabled={at === items.length - 1}
              onClick={() => step('down', at)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="bw-unseen">
        {told}
      </p>
    </>
  );
}

/** Keeps the focus on what is moved: at the end of its way the button there is disabled, and would lose it. */
function useMovedFocus() {
  const ref = useRef<HTMLOListElement>(null);
  const moved = useRef<{ to: number; way: Way } | null>(null);
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { to, way } = moved.current;
    moved.current = null;
    const row = ref.current?.children[to];
    const onward = row?.querySelector<HTMLElement>(`[data-way=${way}]:enabled`);
    const back = row?.querySelector<HTMLElement>('[data-way]:enabled');
    (onward ?? back)?.focus();
  });
  const follow = (to: number, way: Way) => {
    moved.current = { to, way };
  };
  return { ref, follow };
}
