import type { Payload } from 'payload';
import { execute } from '../../content/database/execute.ts';

/** Every table in which the word stands, in whatever column. */
export async function tablesWith(payload: Payload, word: string): Promise<string[]> {
  const tables = await execute(payload, "SELECT name FROM sqlite_master WHERE type = 'table'");
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await execute(payload, `SELECT * FROM "${name}"`);
    if (JSON.stringify(rows).toLowerCase().includes(word)) found.push(String(name));
  }
  return found.sort();
}
