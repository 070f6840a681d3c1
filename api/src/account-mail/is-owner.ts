import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { relation_user } from '../platform/database/schema/relations';

/** Of a membership, by whatever name it is read: that of somebody who owns the company, and has accepted. */
export const isOwnerIn = (membership: { is_owner: PgColumn; status: PgColumn }) =>
  and(eq(membership.is_owner, true), eq(membership.status, 0));

export const isOwner = isOwnerIn(relation_user);
