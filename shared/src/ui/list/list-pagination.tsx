import { Pagination as Pages } from 'antd';
import {
  type AriaAttributes,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { PAGE_SIZES, type Pagination } from '../../contract/lists';
import type { ListQuery } from '../list-state/list-query';
import type { ListState } from '../list-state/use-list-state';
import { texts } from './texts';

type Props = {
  pagination: Pagination;
  list: ListState<ListQuery>;
  /** Asks once more for the page that did not come. */
  onAgain: () => void;
};

/** `1–10 van 128`, the pages, and how many rows a page has. */
export function ListPagination({ pagination, list, onAgain }: Props) {
  const goTo = (page: number, itemsPerPage: number) => {
    if (itemsPerPage !== pagination.itemsPerPage) list.change({ itemsPerPage });
    else if (page === list.query.page) onAgain();
    else list.change({ page });
  };
  return (
    <nav aria-label={texts.pages} className="bw-list-pages">
      <Pages
        size="small"
        current={pagination.page}
        pageSize={pagination.itemsPerPage}
        total={pagination.itemsLength}
        showTotal={(total, [first, last]) => texts.range(first, last, total)}
        pageSizeOptions={[...PAGE_SIZES]}
        showSizeChanger={pagination.itemsLength > PAGE_SIZES[0]}
        onChange={goTo}
        itemRender={named}
      />
    </nav>
  );
}

/** In Dutch what is drawn as an arrow; of the dots between pages only what stands around them is read out. */
function named(_page: number, type: string, item: ReactNode): ReactNode {
  if (type === 'page' || !isValidElement(item)) return item;
  const name = { prev: texts.previousPage, next: texts.nextPage }[type];
  return cloneElement(item as ReactElement<AriaAttributes>, {
    ...(name ? { 'aria-label': name } : { 'aria-hidden': true }),
  });
}
