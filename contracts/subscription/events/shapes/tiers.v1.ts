export type PaidTierV1 = 'gold' | 'platinum';
export type TierV1 = 'free' | PaidTierV1;
