import './text.css';

/** The text of a heading, in which a number as 2026-0042 goes to the next line rather than being broken at its hyphen. */
export const WholeNumbers = ({ text }: { text: string }) =>
  text.split(/(\s+)/).map((word, at) =>
    isNumber(word) ? (
      <span key={at} className="bw-whole">
        {word}
      </span>
    ) : (
      word
    ),
  );

const isNumber = (word: string) => word.includes('-') && /\d/.test(word);
