/** The header in which a form of the studio names itself in its saves. */
export const windowHeader = 'x-oilway-window';
