import * as v from 'valibot';
import { endpoint } from './endpoint';

export const exportCompany = endpoint({
  summary:
    'A link to everything of the company in one zip, good for ten minutes and for this session alone; who asked for it is kept in its history',
  method: 'POST',
  path: '/relations/v1/export',
  right: 'companyExport',
  reply: v.string(),
  isToldOnce: true,
});
