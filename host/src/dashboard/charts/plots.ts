/** All that needs the chart library: as much as the rest of the pages together, and fetched after them. */
export { CustomersBar } from './customers-bar';
export { RevenueLine } from './revenue-line';
