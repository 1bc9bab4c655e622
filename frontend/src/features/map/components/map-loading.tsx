/** While the chart is on its way (specification section 2). */
export const MapLoading = () => (
  <p role="status" className="map-state caption text-lead">
    Generating world...
  </p>
);
