import type { ReactNode } from 'react';

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[] };

/** What is known of something, to read. */
export const Facts = ({ facts }: Props) => (
  <dl className="bookkeeping-booking-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="bw-figures">{value}</dd>
      </div>
    ))}
  </dl>
);
