/** Loads what a remote exposes: `loadRemoteModule('relations/customer-form')`. */
type LoadRemoteModule = (id: string) => Promise<unknown>;

let load: LoadRemoteModule = (id) => Promise.reject(new Error(`No loader for ${id}`));

/** Only the host knows the federation runtime; it hands its loader over when it starts. */
export function provideRemoteLoader(loader: LoadRemoteModule): void {
  load = loader;
}

export const loadRemoteModule: LoadRemoteModule = (id) => load(id);
