import { useTheme } from '../../../crafts/use-theme.js';

/** The heads of a log's columns. */
export const LogHeads = ({ name }: { readonly name: string }) => {
  const { log } = useTheme();
  if (log === null) return null;
  return (
    <div className="log-heads">
      <p className="caps">
        <span className="log-hours">{log.hours}</span> <span className="log-remarks">{log.remarks(name)}</span>
      </p>
    </div>
  );
};
