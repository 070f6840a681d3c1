/** How somebody is called in a list of what was done. */
export const fullName = ({ name, last_name }: { name: string; last_name: string }) =>
  `${name} ${last_name}`.trim();
