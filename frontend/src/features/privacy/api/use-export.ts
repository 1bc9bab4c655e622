import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/download.js';
import { requestFile } from '../../../lib/http.js';

/** Everything that the game keeps about a person, as one file. */
export const useExport = (username: string) =>
  useMutation({
    mutationFn: () => requestFile('/api/user/export'),
    onSuccess: (file) => download(file, `steppes-and-seas-${username}.json`),
  });
