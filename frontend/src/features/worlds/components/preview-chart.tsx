import { type FactionId } from '#contracts/world/world.js';

export const PreviewChart = ({ faction }: { readonly faction: FactionId }) => <div className="mt-4 h-80" data-faction={faction} />;
