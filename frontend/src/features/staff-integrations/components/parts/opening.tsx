import { type ReactNode, useId, useState } from 'react';

interface OpeningProps {
  readonly name: string;
  /** Whose part it is, for those who hear the button without its entry. */
  readonly on: string;
  readonly children: ReactNode;
}

/** A button that opens a part under an entry. What is shut is neither rendered nor read. */
export const Opening = ({ name, on, children }: OpeningProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? `Hide ${name}` : `Show ${name}`}
        <span className="sr-only"> of {on}</span>
      </button>
      <div id={id} hidden={!isOpen} className="integration-opened">
        {isOpen && children}
      </div>
    </>
  );
};
