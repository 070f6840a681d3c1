/** Stands in for how a part of a component looks that is not used here. */
export default () => ({});
