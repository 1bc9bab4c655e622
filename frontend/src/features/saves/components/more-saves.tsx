import { type useSaves } from '../api/saves.js';
import { LoadError } from '../../../components/states/load-error.js';

/** Under a list with more saves than are shown. */
export const MoreSaves = ({ saves }: { readonly saves: ReturnType<typeof useSaves> }) => {
  const { hasNextPage, isFetchingNextPage: loading, isFetchNextPageError, fetchNextPage } = saves;
  const error = isFetchNextPageError ? saves.error : null;
  const load = (): void => void fetchNextPage();
  if (!hasNextPage) return null;
  return (
    <div className="mt-3 text-center">
      <p role="status" className="caption">
        {loading && 'Looking for older saved games…'}
      </p>
      {error === null ? (
        <button
          type="button"
          className="text-button text-act"
          aria-disabled={loading}
          onClick={loading ? undefined : load}
        >
          Show older saved games
        </button>
      ) : (
        <LoadError error={error} fallback="The older saved games could not be read." retry={load} />
      )}
    </div>
  );
};
