import {
  AppstoreOutlined,
  BookOutlined,
  CalculatorOutlined,
  CommentOutlined,
  FileTextOutlined,
  HomeOutlined,
  InboxOutlined,
  LogoutOutlined,
  PlusOutlined,
  ShopOutlined,
  SwapOutlined,
  TagOutlined,
  TeamOutlined,
  UserOutlined,
} from '@boekwerk/shared/ui/icons';

/** Pictures by the names that manifests give them. */
const pictures: Record<string, typeof HomeOutlined> = {
  dashboard: HomeOutlined,
  bookkeeping: BookOutlined,
  work: InboxOutlined,
  rules: TagOutlined,
  invoices: FileTextOutlined,
  vat: CalculatorOutlined,
  relations: TeamOutlined,
  questions: CommentOutlined,
  user: UserOutlined,
  company: ShopOutlined,
  switch: SwapOutlined,
  logout: LogoutOutlined,
  plus: PlusOutlined,
};

/** The picture of a name; a plain one for a name that is not known. */
export const pictureOf = (name: string | undefined) => pictures[name ?? ''] ?? AppstoreOutlined;
