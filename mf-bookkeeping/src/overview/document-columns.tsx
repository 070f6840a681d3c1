import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { Link, type LinkProps } from '@boekwerk/shared/router';
import { FileImageOutlined, FilePdfOutlined } from '@boekwerk/shared/ui/icons';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { Muted } from '@boekwerk/shared/ui/text';
import '../documents.css';
import { DifferenceBadge } from '../difference-badge';
import { DocumentBadge } from '../document-badge';
import { texts } from '../texts';

type LinkTo = (id: number) => LinkProps['to'];

export const documentColumns = (linkTo: LinkTo): ListColumns<BookingItem> => [
  {
    key: 'icon',
    width: 44,
    render: (_, { content_type }) =>
      content_type === 'application/pdf' ? <FilePdfOutlined /> : <FileImageOutlined />,
  },
  {
    key: 'file_name',
    title: texts.columns.document,
    sorter: true,
    ellipsis: true,
    render: (_, { id, file_name, package_difference }) => (
      <span className="bookkeeping-document-name">
        <Link to={linkTo(id)}>{file_name}</Link>
        <Muted>{texts.noNumber}</Muted>
        {package_difference && <DifferenceBadge difference={package_difference} />}
      </span>
    ),
  },
  {
    key: 'tag',
    title: texts.columns.label,
    width: 150,
    sorter: true,
    render: (_, { tag }) => (tag ? texts.tag[tag] : texts.noTag),
  },
  {
    key: 'uploaded_date',
    title: texts.columns.uploaded,
    width: 180,
    sorter: true,
    render: (_, { uploaded_date }) => (
      <span className="bw-figures">{formatInstant(uploaded_date)}</span>
    ),
  },
  {
    key: 'status',
    title: texts.columns.status,
    width: 150,
    sorter: true,
    render: (_, { status }) => <DocumentBadge status={status} />,
  },
];
