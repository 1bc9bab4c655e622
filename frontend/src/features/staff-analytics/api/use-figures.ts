import { type FigureList, type FigureView } from '#contracts/analytics/views.js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { download } from '../../../lib/download.js';
import { requestFile } from '../../../lib/http.js';
import { toast } from '../../toasts/index.js';
import { type FigureScope, queryOf } from '../domain/scope.js';

const FIGURES = '/api/staff/analytics/figures';

const pathOf = (name: string, scope: FigureScope, file = ''): string => `${FIGURES}/${name}${file}${queryOf(scope)}`;

export const useFigures = () => useQuery<FigureList>({ queryKey: [FIGURES] });

/** Each visit reads the figure again, and the record of staff's acts notes it. */
export const useFigure = (name: string, scope: FigureScope) =>
  useQuery<FigureView>({ queryKey: [pathOf(name, scope)], staleTime: 0 });

export const useFigureDownload = (name: string, scope: FigureScope) =>
  useMutation({
    mutationFn: () => requestFile(pathOf(name, scope, '/csv')),
    onSuccess: (file) => download(file, `${name.replaceAll('_', '-')}-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: () => toast({ title: 'The file could not be downloaded', tone: 'failure' }),
  });
