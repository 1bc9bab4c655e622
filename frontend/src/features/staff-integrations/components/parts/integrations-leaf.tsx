import { type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { StaffLeaf } from '../../../staff-console/index.js';
import { useReadAgain } from '../../api/calls.js';
import { ActButton } from './act-button.js';

const PAGES = [
  { to: '/staff/integrations/endpoints', name: 'Endpoints' },
  { to: '/staff/integrations/keys', name: 'Keys' },
  { to: '/staff/integrations/dead-letters', name: 'Dead letters' },
  { to: '/staff/integrations/inbound-calls', name: 'Inbound calls' },
  { to: '/staff/integrations/crm', name: 'CRM' },
];

interface IntegrationsLeafProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

const ReadAgain = () => {
  const { isReading, readAgain } = useReadAgain();
  return (
    <ActButton busy="Reading…" isBusy={isReading} onPress={readAgain}>
      Read again
    </ActButton>
  );
};

/** A page about integrations, with the list of them all. */
export const IntegrationsLeaf = ({ title, lead, children }: IntegrationsLeafProps) => (
  <StaffLeaf title={title} lead={lead}>
    <div className="integration-head">
      <nav aria-label="Integrations" className="integration-pages">
        {PAGES.map(({ to, name }) => (
          <NavLink key={to} to={to} className="text-button">
            {name}
          </NavLink>
        ))}
      </nav>
      <ReadAgain />
    </div>
    {children}
  </StaffLeaf>
);
