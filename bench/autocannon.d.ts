/** The part of autocannon that is used here; the package has no types. */
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    requests: { path?: string; setupRequest?: (request: object) => object }[];
  }): Promise<{
    requests: { total: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }>;
}
