import './plain.css';

/** An open ledger on a rounded square; says nothing that the name beside it does not say. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className="bw-logo-ground" width="32" height="32" rx="8" />
      <path
        className="bw-logo-lines"
        d="M16 24.5v-14c0-1.7-1.2-3-3-3H7.5v14H13c1.8 0 3 1.3 3 3 0-1.7 1.2-3 3-3h5.5v-14H19c-1.8 0-3 1.3-3 3"
      />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className="bw-wordmark">
      <Logo />
      Boekwerk
    </span>
  );
}
