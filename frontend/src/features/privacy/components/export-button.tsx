import { messageOf } from '../../../lib/http-error.js';
import { toast } from '../../toasts/index.js';
import { useExport } from '../api/use-export.js';

export const ExportButton = ({ username }: { readonly username: string }) => {
  const { mutate, isPending } = useExport(username);
  const fetchAll = (): void =>
    mutate(undefined, {
      onSuccess: () => toast({ title: 'Your file is ready', description: 'Your browser keeps it with its downloads.' }),
      onError: (error) =>
        toast({
          title: 'Download failed',
          description: messageOf(error, 'Your file could not be written. Please try again.'),
          tone: 'failure',
        }),
    });
  return (
    <button type="button" className="button" aria-disabled={isPending} onClick={isPending ? undefined : fetchAll}>
      {isPending ? 'Writing it all down…' : 'Download everything about me'}
    </button>
  );
};
