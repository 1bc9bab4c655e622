/** While the chart is on its way (specification section 2). */
export const Generating = () => (
  <p role="status" className="map-state caption text-lead">
    Generating world...
  </p>
);
