/** Next replaces the import of a font by its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
