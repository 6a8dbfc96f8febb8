/** Shows the actor; jobs and commands have none. */
export const ActorCell = ({ cellData }: { cellData?: string | null }) => cellData || 'Oilway';
