import { useOnline } from '../../lib/use-online.js';

export const OfflineBanner = () => {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="bg-ink px-4 py-2 text-center text-paper">
          You are offline. The book keeps its place until you are back.
        </p>
      )}
    </div>
  );
};
