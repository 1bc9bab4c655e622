import { CopyButton } from './copy-button.js';

interface JsonBlockProps {
  /** What it is, in lower case: 'the payload'. */
  readonly what: string;
  readonly text: string;
}

/** JSON as text, and a button that copies it. A long one scrolls by itself, so the keyboard must be able to reach it. */
export const JsonBlock = ({ what, text }: JsonBlockProps) => (
  <>
    <pre tabIndex={0} role="region" aria-label={what} className="integration-json">
      {text}
    </pre>
    <CopyButton text={text} what={what} />
  </>
);
