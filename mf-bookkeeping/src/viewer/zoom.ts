const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6];

/** The next step of a zoom; the last one stays. */
export const zoomIn = (zoom: number): number => STEPS.find((step) => step > zoom) ?? zoom;

export const zoomOut = (zoom: number): number => STEPS.findLast((step) => step < zoom) ?? zoom;
