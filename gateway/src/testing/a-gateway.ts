import type { FastifyInstance } from 'fastify';
import { createGateway, type GatewayOptions } from '../gateway';
import type { Metrics } from '../metrics/metrics';

const USUAL: Omit<GatewayOptions, 'wwwDir' | 'releaseKeys'> = {
  releaseMemory: '',
  figuresFile: '',
  isStaging: false,
  // Nobody answers there.
  apiUrl: 'http://127.0.0.1:9',
  apiTimeoutMs: 60_000,
  isDevelopment: false,
  isSecure: false,
  publicUrl: 'http://127.0.0.1:3000',
  securityContact: 'mailto:security@boekwerk.example',
  errorReports: '',
  trustedProxies: [],
};

type Own = Pick<GatewayOptions, 'wwwDir' | 'releaseKeys'> &
  Partial<GatewayOptions> & { metrics?: Metrics };

/** A gateway as most tests want it, with what is said otherwise. */
export const aGateway = ({ metrics, ...own }: Own): FastifyInstance =>
  createGateway({ ...USUAL, ...own }, metrics);
