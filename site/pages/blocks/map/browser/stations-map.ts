export function stationsMap(..._: unknown[]): void {}
