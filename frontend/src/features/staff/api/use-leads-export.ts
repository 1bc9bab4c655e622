import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/download.js';
import { requestFile } from '../../../lib/http.js';
import { toast } from '../../toasts/index.js';

/** Who reads the file. */
export type ExportReader = 'spreadsheet' | 'crm';

const PATHS: Readonly<Record<ExportReader, string>> = {
  spreadsheet: '/api/ghl/export-csv',
  crm: '/api/ghl/export-csv?for=crm',
};

export const useLeadsExport = () =>
  useMutation({
    mutationFn: (reader: ExportReader) => requestFile(PATHS[reader]),
    onSuccess: (file) => download(file, `leads-export-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: () => toast({ title: 'Failed to download CSV export', tone: 'failure' }),
  });
