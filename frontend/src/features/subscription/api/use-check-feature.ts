import { type Feature } from '#contracts/subscription/tiers.js';
import { type FeatureAccess } from '#contracts/subscription/views.js';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';

/** Asks the server whether the player's plan has a feature (specification section 7). */
export const useCheckFeature = () =>
  useMutation({
    mutationFn: (feature: Feature) =>
      request<FeatureAccess>('POST', '/api/subscription/check-feature', { body: { feature } }),
  });
