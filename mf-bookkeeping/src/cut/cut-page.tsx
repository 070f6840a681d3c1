import { IconButton } from '@boekwerk/shared/ui/button';
import { MergeOutlined, MoreOutlined, ScissorOutlined } from '@boekwerk/shared/ui/icons';
import { ActionMenu } from '@boekwerk/shared/ui/menu';
import { PdfThumbnail } from '@boekwerk/shared/ui/pdf-thumbnails';
import { dropTarget } from './drop-target';
import { cutAfter, type Groups, joinNext, type Place } from './page-groups';
import { texts } from './texts';

type Props = {
  page: number;
  groups: Groups;
  /** In which of them it is. */
  at: number;
  /** Whether the tab key comes to it; from there the arrows go to the others. */
  isReached: boolean;
  isDropTarget: boolean;
  onDrag: (page: number | null) => void;
  onDrop: (to: Place) => void;
  onMove: (page: number, to: Place) => void;
  change: (act: (groups: Groups) => Groups) => void;
};

/** A page with what can be done to it. */
export function CutPage(props: Props) {
  const { page, groups, at, isReached, isDropTarget, onDrag, onDrop, onMove, change } = props;
  const isLast = groups[at]?.at(-1) === page;
  const isVeryLast = isLast && at === groups.length - 1;
  const tabIndex = isReached ? 0 : -1;
  const cut = isLast
    ? { label: texts.join(page), icon: <MergeOutlined />, act: (of: Groups) => joinNext(of, at) }
    : {
        label: texts.cutAfter(page),
        icon: <ScissorOutlined />,
        act: (of: Groups) => cutAfter(of, page),
      };

  return (
    <li
      data-page={page}
      draggable
      onDragStart={({ dataTransfer }) => {
        // Some browsers drag nothing that carries nothing.
        dataTransfer.setData('text/plain', texts.page(page));
        onDrag(page);
      }}
      onDragEnd={() => onDrag(null)}
      {...dropTarget(isDropTarget, () => onDrop({ before: page }))}
    >
      <PdfThumbnail number={page} />
      <div>
        <span>{texts.page(page)}</span>
        {!isVeryLast && (
          <IconButton
            label={cut.label}
            icon={cut.icon}
            tabIndex={tabIndex}
            onClick={() => change(cut.act)}
          />
        )}
        <ActionMenu items={movesOf({ page, groups, at }, onMove)}>
          <IconButton label={texts.move(page)} icon={<MoreOutlined />} tabIndex={tabIndex} />
        </ActionMenu>
      </div>
    </li>
  );
}

function movesOf(
  { page, groups, at }: Pick<Props, 'page' | 'groups' | 'at'>,
  onMove: Props['onMove'],
) {
  const isAlone = groups[at]?.length === 1;
  return [
    ...(isAlone ? [] : [{ key: 'own', label: texts.toOwn, to: 'own' as const }]),
    ...(at > 0 ? [{ key: 'previous', label: texts.toPrevious, to: { endOf: at - 1 } }] : []),
    ...(at < groups.length - 1
      ? [{ key: 'next', label: texts.toNext, to: { startOf: at + 1 } }]
      : []),
  ].map(({ to, ...item }) => ({ ...item, onClick: () => onMove(page, to) }));
}
