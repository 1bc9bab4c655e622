/** Shown while the chart loads (specification section 2). */
export const MapLoading = () => (
  <p role="status" className="map-state caption text-lead">
    Generating world...
  </p>
);
