import { type IntegrationAlternatives } from '#contracts/lead/alternatives.js';
import { useQuery } from '@tanstack/react-query';

export const useAlternatives = () => useQuery<IntegrationAlternatives>({ queryKey: ['/api/ghl/alternatives'] });
