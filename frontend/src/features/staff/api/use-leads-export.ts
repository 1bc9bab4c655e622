import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/download.js';
import { requestFile } from '../../../lib/http.js';
import { toast } from '../../toasts/index.js';

export const useLeadsExport = () =>
  useMutation({
    mutationFn: () => requestFile('/api/ghl/export-csv'),
    onSuccess: (file) => download(file, `leads-export-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: () => toast({ title: 'Failed to download CSV export', tone: 'failure' }),
  });
