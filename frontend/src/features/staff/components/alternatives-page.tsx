import { type ReactNode, useEffect } from 'react';
import { PageLoading } from '../../../components/states/page-loading.js';
import { PageMessage } from '../../../components/states/page-message.js';
import { isStatus } from '../../../lib/http-error.js';
import { toast } from '../../toasts/index.js';
import { useAlternatives } from '../api/use-alternatives.js';
import { StaffPage } from './staff-page.js';
import { Ways } from './ways.js';

/** /ghl-alternatives: ways besides the CRM's own connection, for staff. @param strangers what all others see */
export const AlternativesPage = ({ strangers }: { readonly strangers: ReactNode }) => {
  const { data, error, refetch } = useAlternatives();
  const isStranger = isStatus(error, 404);
  const failed = error !== null && !isStranger;
  useEffect(() => {
    if (failed) toast({ title: 'Failed to load integration alternatives', tone: 'failure' });
  }, [failed]);
  if (isStranger) return strangers;
  if (failed)
    return (
      <PageMessage title="No answer" action={{ label: 'Try again', run: () => void refetch() }}>
        Failed to load alternatives
      </PageMessage>
    );
  if (data === undefined) return <PageLoading>Turning the leaf…</PageLoading>;
  return (
    <StaffPage title="Other ways for leads" lead={data.recommendation}>
      <Ways {...data} />
    </StaffPage>
  );
};
