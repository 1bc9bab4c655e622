import { LoadError } from '../../../components/states/load-error.js';
import { useProfile } from '../api/use-profile.js';
import { Profile } from './profile.js';

/** Who the player is, to the game and to its makers (specification section 2, 'Profile'). */
export const ProfileTab = () => {
  const { data: profile, error, refetch } = useProfile();
  if (error !== null)
    return (
      <LoadError
        className="standing-room"
        error={error}
        fallback="Failed to load profile information"
        retry={() => void refetch()}
      />
    );
  if (profile === undefined) return <p className="caption standing-room">Reading your profile…</p>;
  if (profile === null) return <p className="caption standing-room">No profile information available</p>;
  return <Profile profile={profile} />;
};
