import { and, eq } from 'drizzle-orm';
import { relation_user } from '../platform/database/schema/relations';

/** Of a membership: that of somebody who owns the company, and has accepted. */
export const isOwner = and(eq(relation_user.is_owner, true), eq(relation_user.status, 0));
