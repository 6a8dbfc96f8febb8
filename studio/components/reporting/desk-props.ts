import type { Officer } from './desk-calls.ts';

export interface DeskProps {
  /** The id of whoever sits here. */
  own: number;
  /** All officers, and those who were and whose keys take part still. */
  people: Officer[];
}
