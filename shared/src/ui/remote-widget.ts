export { RemoteWidget } from './remote-widget/remote-widget';
