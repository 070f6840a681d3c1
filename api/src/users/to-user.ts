import type { user } from '../platform/database/schema/users';
import type { Files } from '../platform/files/files';

/** A user as the API tells of them: without password, secrets and the like. */
export const toUser = (
  {
    id,
    name,
    last_name,
    email,
    role,
    status,
    avatar_file_id,
    updated_at,
  }: typeof user.$inferSelect,
  { signedUrl }: Pick<Files, 'signedUrl'>,
) => ({
  id,
  name,
  last_name,
  email,
  role,
  status,
  updated_at,
  avatar_url: avatar_file_id && signedUrl(avatar_file_id, 'inline'),
});
