import { Pagination as Pages } from 'antd';
import { PAGE_SIZES, type Pagination } from '../../contract/lists';
import type { ListQuery } from '../list-state/list-query';
import type { ListState } from '../list-state/use-list-state';
import { texts } from './texts';

type Props = { pagination: Pagination; list: ListState<ListQuery> };

/** `1–10 van 128`, the pages, and how many rows a page has. */
export function ListPagination({ pagination, list }: Props) {
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
        onChange={(page, itemsPerPage) =>
          list.change(itemsPerPage === pagination.itemsPerPage ? { page } : { itemsPerPage })
        }
      />
    </nav>
  );
}
