interface ActButtonProps {
  readonly children: string;
  /** Stands there while the server works: 'Sending…'. A button that opens a dialog has none. */
  readonly busy?: string;
  /** What it is done to, for those who hear the button without its entry. */
  readonly on?: string;
  readonly isBusy?: boolean;
  /** The one that is most likely wanted. */
  readonly isFirst?: boolean;
  readonly onPress: () => void;
}

/** A quiet button of an entry. */
export const ActButton = ({
  children,
  busy = children,
  on,
  isBusy = false,
  isFirst = false,
  onPress,
}: ActButtonProps) => (
  <button
    type="button"
    className={`text-button ${isFirst ? 'text-act' : ''}`}
    aria-disabled={isBusy}
    onClick={isBusy ? undefined : onPress}
  >
    {isBusy ? busy : children}
    {on !== undefined && <span className="sr-only"> {on}</span>}
  </button>
);
