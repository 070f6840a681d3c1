/** How a user is called. */
export const fullName = ({ name, last_name }: { name: string; last_name: string }) =>
  `${name} ${last_name}`.trim();
