import type { Officer } from './desk-calls.ts';

export interface DeskProps {
  /** The id of whoever sits here. */
  own: number;
  /** All officers. */
  people: Officer[];
}
