import { Button } from '@boekwerk/shared/ui/button';
import { MergeOutlined } from '@boekwerk/shared/ui/icons';
import { useState } from 'react';
import { CutPage } from './cut-page';
import { dropTarget } from './drop-target';
import { type Groups, groupOf, joinNext, movePage, type Place } from './page-groups';
import { texts } from './texts';
import { usePageKeys } from './use-page-keys';

type Props = {
  groups: Groups;
  change: (act: (groups: Groups) => Groups) => void;
};

/** The documents that a file is cut into, each with its pages; pages are dragged from one to another. */
export function CutGroups({ groups, change }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const keys = usePageKeys(groups);
  const move = (page: number, to: Place) => {
    keys.follow(page);
    change((before) => movePage(before, page, to));
  };
  const drop = (to: Place) => {
    setDragged(null);
    if (dragged !== null) move(dragged, to);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div ref={keys.ref} className="bookkeeping-cut-groups" onKeyDown={keys.onKeyDown}>
      {groups.map((group, at) => (
        <section
          key={group[0]}
          aria-label={texts.group(at + 1)}
          {...dropTarget(dragged !== null, () => drop({ endOf: at }))}
        >
          <header>
            <h3>{texts.group(at + 1)}</h3>
            <span>{texts.pages(group.length)}</span>
            {at > 0 && (
              <Button
                type="text"
                size="small"
                icon={<MergeOutlined />}
                onClick={() => change((before) => joinNext(before, at - 1))}
              >
                {texts.joinPrevious(at)}
              </Button>
            )}
          </header>
          <ol>
            {group.map((page) => (
              <CutPage
                key={page}
                page={page}
                groups={groups}
                at={groupOf(groups, page)}
                isReached={keys.reached === page}
                isDropTarget={dragged !== null}
                onDrag={setDragged}
                onDrop={drop}
                onMove={move}
                change={change}
              />
            ))}
          </ol>
        </section>
      ))}
      {dragged !== null && (
        <div className="bookkeeping-cut-own" {...dropTarget(true, () => drop('own'))}>
          {texts.dropForOwn}
        </div>
      )}
    </div>
  );
}
