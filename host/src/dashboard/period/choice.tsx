import './period.css';

type Props = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/**
 * A native select: the design system's, with its search and animations, would make the first page after signing in a
 * fifth larger.
 */
export function Choice({ label, value, options, onChange }: Props) {
  return (
    <span className="host-choice">
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
