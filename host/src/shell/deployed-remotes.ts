import { createContext, useContext } from 'react';

/** Names of the remotes that this deployment has. */
export const DeployedRemotes = createContext<readonly string[]>([]);

export const useDeployedRemotes = () => useContext(DeployedRemotes);
