/** The part of autocannon that is used here; it comes without types. */
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    requests: { method: string; path: string }[];
  }): Promise<{
    requests: { total: number };
    duration: number;
    errors: number;
    timeouts: number;
    '4xx': number;
    '5xx': number;
  }>;
}
