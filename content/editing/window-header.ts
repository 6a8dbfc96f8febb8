/** The header in which a form of the studio names itself in its saves. */
export const windowIdHeader = 'x-oilway-window';
