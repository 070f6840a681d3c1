export { type Notices, NoticesProvider, useNotices } from './notices/notices-provider';
