/** Who did it; jobs and commands are nobody's. */
export const ActorCell = ({ cellData }: { cellData?: string | null }) => cellData || 'Oilway';
