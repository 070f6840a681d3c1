import type { project } from '../platform/database/schema/projects';

/** What the bakery works on. */
export const PROJECTS: Omit<typeof project.$inferInsert, 'relation_id'>[] = [
  {
    name: 'Markthal De Brug',
    first_name: 'Noor',
    last_name: 'Bos',
    email: 'noor@debrug.example',
    address: 'Brugstraat 8',
    postal_code: '3511 AB',
    city: 'Utrecht',
  },
  {
    name: 'Ovenbouw Hendriks',
    first_name: 'Piet',
    last_name: 'Hendriks',
    email: 'piet@ovenbouw.example',
    city: 'Gouda',
    enterprise_project_type: 'supplier',
  },
  { name: 'Zomerfeest', city: 'Utrecht', hidden: 1 },
];
