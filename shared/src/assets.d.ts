declare module '*.css';

declare module '*.woff2' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: how the bundler hands over a file's address
  export default address;
}

declare module '*.svg' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: how the bundler hands over a file's address
  export default address;
}
