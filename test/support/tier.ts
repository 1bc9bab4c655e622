import pg from 'pg';
import { type PaidTier } from '#contracts/subscription/tiers.js';

/** Makes a player an account with a paid tier, in the read model that entitlements are asked of. */
export const giveTier = async (databaseUrl: string, userId: string, tier: PaidTier): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      "update users set kind = 'registered', subscription_status = 'active', subscription_tier = $2 where id = $1",
      [userId, tier],
    );
  } finally {
    await client.end();
  }
};
