/** Stands in for the ripple around what is clicked, which is not used here. */
export default ({ children }) => children;
